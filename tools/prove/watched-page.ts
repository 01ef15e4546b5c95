/** What `watchPage` adds to the page under the name `watched`. */
export type WatchedPage = {
  /** Navigates like a link inside the app, and waits until that page is still and has its title. */
  goTo(address: string, title: string, stillMs: number): Promise<void>
  /** Waits until there are no more requests, changes or movements. */
  untilStill(stillMs: number): Promise<void>
  /** Records the current page under a name, and returns the hash of each of its aspects. */
  look(name: string): Promise<Record<string, string>>
  /** A recorded aspect. */
  aspect(name: string, aspect: string): string | undefined
}

type Scheduler = { postTask(task: () => void, options: { priority: 'background' }): Promise<void> }

/**
 * Runs in the page before the app, so it must not use anything outside itself. Recordings stay in the page: only hashes are
 * returned, and a text where two hashes differ.
 */
export function watchPage({ historyKey, reactId }: { historyKey: string; reactId: string }): void {
  const TITLE_MS = 60_000
  /** Focus is restored in a timer of 0 ms, which browsers may extend to 4. */
  const TIMER_MS = 4
  let asking = 0
  let changes = 0
  const seen = new Map<string, string>()
  const { fetch } = window
  const answered = () => {
    asking--
  }
  // A response is complete when its last byte has arrived.
  window.fetch = (...request) => {
    asking++
    const response = fetch(...request)
    void response.then((response) => response.clone().arrayBuffer()).then(answered, answered)
    return response
  }
  new MutationObserver((mutations) => {
    changes += mutations.length
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  // Parts of the app that are loading have a link here, which fires an event when they have loaded or failed.
  const settled = new WeakSet<EventTarget>()
  for (const type of ['load', 'error'])
    document.addEventListener(type, ({ target }) => target && settled.add(target), { capture: true })
  const areScriptsThere = () => [...document.querySelectorAll('link[rel=modulepreload]')].every((it) => settled.has(it))

  // Runs after all pending React work, including what waits for the next frame.
  const { scheduler } = window as unknown as { scheduler: Scheduler }
  const idle = () => scheduler.postTask(() => {}, { priority: 'background' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** An endless animation, such as a spinner, never finishes. */
  const isArriving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

  const isStyled = () => [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet)
  // A received story is read and stored before it is shown.
  const isLoading = () => document.querySelector('.loading') !== null
  const isBusy = () =>
    asking > 0 || isLoading() || !isStyled() || !areScriptsThere() || document.getAnimations().some(isArriving)

  async function untilStill(stillMs: number) {
    await document.fonts.ready
    for (let before = -1; before !== changes || isBusy(); ) {
      before = changes
      await idle()
      await frame()
      await pause(TIMER_MS + stillMs)
      await idle()
    }
  }

  async function goTo(address: string, title: string, stillMs: number) {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
    await idle()
    for (const until = performance.now() + TITLE_MS; document.title !== title; await frame())
      if (performance.now() > until) throw new Error(`${address} is called "${document.title}", not "${title}"`)
    await untilStill(stillMs)
  }

  /** The state of a page that is not in its text. */
  function state() {
    const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[]
    const values = fields.map(({ id, name, value, checked }) => `${id} ${name} = ${value} ${checked}`)
    const focus = document.activeElement?.outerHTML
    const kept = Object.entries(history.state ?? {}).filter(([name]) => name !== historyKey)
    return [...values, `focus: ${focus}`, `history: ${JSON.stringify(kept)}`, `scrolled: ${scrollY}`].join('\n')
  }

  /** Numbers generated ids by their order. */
  function withOrdinals(text: string) {
    const ordinals = new Map<string, number>()
    return text.replace(new RegExp(reactId, 'g'), (id) => {
      if (!ordinals.has(id)) ordinals.set(id, ordinals.size)
      return `_r_${ordinals.get(id)}_`
    })
  }

  /** The page, with what is added in an order that depends on timing in a fixed one: links, and what hides the page under a dialog. */
  function drawnPage() {
    const page = document.documentElement.cloneNode(true) as Element
    const links = [...page.querySelectorAll('head > link')].map((link) => [link.outerHTML, link] as const)
    links.sort(([one], [other]) => (one < other ? -1 : 1))
    page.querySelector('head')?.append(...links.map(([, link]) => link))
    // A browser turns styles set by script into an attribute at some later time.
    for (const hidden of page.querySelectorAll('[style][aria-hidden]'))
      for (const name of ['aria-hidden', 'data-aria-hidden']) {
        const value = hidden.getAttribute(name)
        hidden.removeAttribute(name)
        if (value !== null) hidden.setAttribute(name, value)
      }
    // Left behind by what was open over the page before.
    const body = page.querySelector('body')
    for (const name of ['class', 'style']) if (body?.getAttribute(name) === '') body.removeAttribute(name)
    return page.outerHTML
  }

  async function look(name: string) {
    const aspects = {
      page: drawnPage(),
      title: document.title,
      address: location.href,
      state: state(),
    }
    const hashes: Record<string, string> = {}
    for (const [aspect, drawn] of Object.entries(aspects)) {
      const text = withOrdinals(drawn)
      seen.set(`${name}\n${aspect}`, text)
      hashes[aspect] = await hashOf(text)
    }
    return hashes
  }

  async function hashOf(text: string) {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    return btoa(String.fromCharCode(...bytes))
  }

  const aspect = (name: string, aspect: string) => seen.get(`${name}\n${aspect}`)
  Object.assign(window, { watched: { goTo, untilStill, look, aspect } satisfies WatchedPage })
}
