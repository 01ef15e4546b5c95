import { setTimeout as wait } from 'node:timers/promises'

/** The browser operations that the cross-engine test needs, on one page. */
export type Engine = {
  name: string
  open(address: string): Promise<void>
  /** Runs a function in the page; it may use only its arguments and the page's globals. */
  see<Args extends unknown[], Result>(look: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Whether a visible element matches the selector and contains this text. */
  shows(selector: string, says?: string): Promise<boolean>
  /** Clicks the first visible element that matches the selector and contains this text. */
  press(selector: string, says?: string): Promise<void>
  /** Types into the focused element: letters, or 'Enter' and 'Escape'. */
  type(keys: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Saves a screenshot of the window. */
  picture(file: string): Promise<void>
  close(): Promise<void>
}

/** Whether this is a named key rather than text. */
export const isNamedKey = (keys: string): keys is 'Enter' | 'Escape' => keys === 'Enter' || keys === 'Escape'

const TIMEOUT_MS = 20_000
const STEP_MS = 50

/**
 * Waits until a condition holds.
 *
 * @throws with `what`, where it does not hold within 20 seconds
 */
export async function until(what: string, isSo: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  let reason: unknown
  while (Date.now() < end) {
    try {
      if (await isSo()) return
      reason = undefined
    } catch (error) {
      // The page may be reloading.
      reason = error
    }
    await wait(STEP_MS)
  }
  throw new Error(`Timed out waiting for ${what}`, { cause: reason })
}

/** The first visible element that matches the selector and has these words in its name or text. Runs in the page. */
export function shownElement(selector: string, says = ''): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return width > 0 && height > 0 && name.includes(says)
  })
}

/** `shows` and `press` by means of an engine's `find`, which gives null where there is no such element yet. */
export function byFinding(
  find: (selector: string, says?: string) => Promise<{ click(): Promise<void> } | null>,
): Pick<Engine, 'shows' | 'press'> {
  return {
    shows: async (selector, says) => (await find(selector, says)) !== null,
    press: (selector, says = '') =>
      until(`${selector} ${says}`, async () => {
        const found = await find(selector, says)
        await found?.click()
        return found
      }),
  }
}
