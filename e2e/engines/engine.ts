import { setTimeout as wait } from 'node:timers/promises'

/** A browser with one page, as far as a walk needs it. */
export type Engine = {
  name: string
  open(address: string): Promise<void>
  /** Runs a function in the page; it may only use its arguments and what the page has. */
  see<Args extends unknown[], Result>(look: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Whether an element can be seen that fits the selector, and says this. */
  shows(selector: string, says?: string): Promise<boolean>
  /** Presses the first element that can be seen, fits the selector, and says this, as a mouse does. */
  press(selector: string, says?: string): Promise<void>
  /** Types into what has the focus: letters, or 'Enter' and 'Escape'. */
  type(keys: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Writes a picture of what stands in the window. */
  picture(file: string): Promise<void>
  close(): Promise<void>
}

/** A key that has a name instead of a letter. */
export const isNamedKey = (keys: string): keys is 'Enter' | 'Escape' => keys === 'Enter' || keys === 'Escape'

const PATIENCE_MS = 20_000
const STEP_MS = 50

/**
 * Waits until something is so.
 *
 * @throws with `what`, where it is not within 20 seconds
 */
export async function until(what: string, isSo: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  let reason: unknown
  while (Date.now() < end) {
    try {
      if (await isSo()) return
      reason = undefined
    } catch (error) {
      // The page may be loading anew just now.
      reason = error
    }
    await wait(STEP_MS)
  }
  throw new Error(`It did not come: ${what}`, { cause: reason })
}

/** The first element that can be seen, fits the selector, and has these words in its name or text. Runs in the page. */
export function shownElement(selector: string, says = ''): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return width > 0 && height > 0 && name.includes(says)
  })
}

/** What an engine does with the element that `find` gives; null where there is none yet. */
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
