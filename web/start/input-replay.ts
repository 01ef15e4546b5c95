type Field = HTMLInputElement | HTMLTextAreaElement

/** Elements that work without the app. */
const BY_THEMSELVES = 'a[href], label, input, textarea, select, summary'

/** Keys that only the app handles; the others scroll, move the focus, type, or press a button. */
const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', '[', ']', '/', '?'])

/** Opens the search (FIND-1); what is typed after it is meant for its field. */
const isForSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/'

/** The events of a press before its click. */
const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const

/** The longest pause between two replayed presses, in milliseconds. */
const PAUSE_MS = 200

/** Something that was pressed. `again` repeats it on an element, which for keys is not always the one they were pressed on. */
type Press = { at: number; target: Element; isKey: boolean; again(on: Element): void }

/**
 * Records what a reader presses and types before the app is ready. `replay` repeats it on the same elements once the app has
 * hydrated the page, and keys where those before them have moved the focus; `drop` discards it if the page is different by then.
 *
 * The app does not receive recorded events during hydration, or each press would count twice.
 */
export function recordInput(root: () => HTMLElement | null) {
  const presses: Press[] = []
  const typed = new Map<Field, string>()
  const listening = new AbortController()
  let isRepeating = false
  let isSearching = false

  /** Shows that the page has registered the input and is busy. */
  function mark(busy: 'true' | null) {
    const element = root()
    if (element) element.ariaBusy = busy
  }

  function keep(press: Omit<Press, 'at'>, at = performance.now()) {
    mark('true')
    presses.push({ at, ...press })
  }

  function listen<Type extends keyof DocumentEventMap>(
    type: Type,
    hear: (event: DocumentEventMap[Type], target: Element) => void,
  ) {
    const options = { capture: true, signal: listening.signal }
    const inPage = (event: DocumentEventMap[Type]) => {
      if (isRepeating) return
      const { target } = event
      // A key pressed while nothing has the focus is sent to the body.
      const isHere =
        target instanceof Element && (root()?.contains(target) || (type === 'keydown' && target === document.body))
      if (isHere) hear(event, target)
    }
    document.addEventListener(type, inPage, options)
  }

  for (const type of PARTS) {
    listen(type, (event, target) => {
      if (!target.closest(BY_THEMSELVES)) event.stopPropagation()
    })
  }
  listen('click', (event, target) => {
    if (target.closest(BY_THEMSELVES)) return
    event.preventDefault()
    event.stopPropagation()
    // Enter and the space bar press what has the focus.
    const isKey = event.detail === 0 && target === document.activeElement
    keep({ target, isKey, again: (on) => press(on, event) })
  })
  listen('submit', (event) => event.preventDefault())
  listen('input', (_event, target) => {
    if (isField(target)) typed.set(target, target.value)
  })
  listen('keydown', (event, target) => {
    const { key, code, ctrlKey, metaKey, altKey, repeat } = event
    // A held key counts once; what it does until it is released, it does in the app.
    if (repeat && key === 'Enter' && !target.closest(BY_THEMSELVES)) event.preventDefault()
    if (altKey || isField(target)) return
    const opensSearch = isForSearch(event)
    const isTyped = isSearching && key.length === 1 && !ctrlKey && !metaKey
    if (!opensSearch && !isTyped && (!KEYS.has(key) || ctrlKey || metaKey)) return
    event.stopPropagation()
    // Browsers have a search of their own under these keys, and the space bar scrolls.
    if (opensSearch || isTyped) event.preventDefault()
    if (repeat) return
    isSearching = opensSearch || (isSearching && key !== 'Escape')
    const again = (on: Element) => {
      if (isTyped && isField(on)) return type(on, key)
      on.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }))
    }
    // Letters are repeated without their pauses: the next ones, typed into the field itself, must not overtake them.
    keep({ target, isKey: true, again }, isTyped ? presses.at(-1)?.at : undefined)
  })

  function drop() {
    listening.abort()
    mark(null)
  }

  return {
    drop,
    async replay() {
      for (const [field, text] of typed) repeat(() => write(field, text))
      let before = presses[0]?.at ?? 0
      const focused = document.activeElement
      let keysGoTo = focused
      let wasKey = false
      // What is pressed meanwhile waits for its turn: the key before it may not have moved the focus yet.
      for (const { at, target, isKey, again } of presses) {
        await pause(Math.min(at - before, PAUSE_MS))
        before = at
        if (wasKey) keysGoTo = document.activeElement
        wasKey = isKey && target === focused
        const on = (wasKey && keysGoTo) || target
        if (on.isConnected) repeat(() => again(on))
        if (wasKey) await pause(0)
      }
      drop()
    },
  }

  function repeat(input: () => void) {
    isRepeating = true
    input()
    isRepeating = false
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isField = (target: Element): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** All events of a pointer press: some controls react to its beginning. */
function press(target: Element, { clientX, clientY, detail }: MouseEvent) {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail, clientX, clientY }
  target.dispatchEvent(new PointerEvent('pointerdown', { ...init, isPrimary: true, pointerType: 'mouse' }))
  target.dispatchEvent(new MouseEvent('mousedown', init))
  target.closest<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true })
  target.dispatchEvent(new PointerEvent('pointerup', { ...init, isPrimary: true, pointerType: 'mouse' }))
  target.dispatchEvent(new MouseEvent('mouseup', init))
  target.dispatchEvent(new MouseEvent('click', init))
}

/** Types one more letter at the end. */
function type(field: Field, letter: string) {
  const end = field.value.length
  field.setRangeText(letter, end, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Simulates typing: React notices a change only if the text was different before. */
function write(field: Field, text: string) {
  const { selectionStart, selectionEnd } = field
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  const { set } = Object.getOwnPropertyDescriptor(type.prototype, 'value')!
  for (const value of ['', text]) {
    set!.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
