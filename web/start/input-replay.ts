type Field = HTMLInputElement | HTMLTextAreaElement

/** Elements that work without the app. */
const BY_THEMSELVES = 'a[href], label, input, textarea, select, summary'

/** Keys that only the app handles; the others scroll, move the focus, type, or press a button. */
const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', '[', ']', '/', '?'])

/** The events of a press before its click. */
const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const

/** The longest pause between two replayed presses, in milliseconds. */
const PAUSE_MS = 200

/**
 * Records what a reader presses and types before the app is ready. `replay` repeats it on the same elements once the app has
 * hydrated the page; `drop` discards it if the page is different by then.
 *
 * The app does not receive recorded events during hydration, or each press would count twice.
 */
export function recordInput(root: () => HTMLElement | null) {
  const presses: { at: number; again(): void }[] = []
  const typed = new Map<Field, string>()
  const listening = new AbortController()

  /** Shows that the page has registered the input and is busy. */
  function mark(busy: 'true' | null) {
    const element = root()
    if (element) element.ariaBusy = busy
  }

  function keep(target: Element, again: () => void) {
    mark('true')
    presses.push({ at: performance.now(), again: () => target.isConnected && again() })
  }

  function listen<Type extends keyof DocumentEventMap>(
    type: Type,
    hear: (event: DocumentEventMap[Type], target: Element) => void,
  ) {
    const options = { capture: true, signal: listening.signal }
    const inPage = (event: DocumentEventMap[Type]) => {
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
    keep(target, () => press(target, event))
  })
  listen('submit', (event) => event.preventDefault())
  listen('input', (_event, target) => {
    if (isField(target)) typed.set(target, target.value)
  })
  listen('keydown', (event, target) => {
    const { key, code, ctrlKey, metaKey, altKey } = event
    if (!KEYS.has(key) || isField(target) || ctrlKey || metaKey || altKey) return
    event.stopPropagation()
    keep(target, () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
    )
  })

  function drop() {
    listening.abort()
    mark(null)
  }

  return {
    drop,
    async replay() {
      drop()
      for (const [field, text] of typed) write(field, text)
      let before = presses[0]?.at ?? 0
      for (const { at, again } of presses) {
        await new Promise((resolve) => setTimeout(resolve, Math.min(at - before, PAUSE_MS)))
        before = at
        again()
      }
    },
  }
}

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
