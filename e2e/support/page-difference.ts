import type { Page } from '@playwright/test'

type Comparison = { address: string; word: string; never: string; frames: number }

/**
 * Compares everything a page shows of itself for two words in its address, navigating within the app: address, title, document,
 * field values, focus and storage. Occurrences of the words themselves are masked. Empty where there is no difference, else
 * the text around the first one.
 */
export function differenceBetween(page: Page, look: Comparison): Promise<string> {
  return page.evaluate(async ({ address, word, never, frames }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isBetween = () => document.title.startsWith('Map ')

    /** Navigates to an address, and waits until it is shown and nothing has changed for some frames. */
    async function go(where: string, isThere: () => boolean) {
      history.pushState({}, '', where)
      dispatchEvent(new PopStateEvent('popstate'))
      while (!isThere()) await frame()
      let left = frames
      const observer = new MutationObserver(() => {
        left = frames
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      while (left-- > 0) await frame()
      observer.disconnect()
    }

    async function snapshotOf(word: string) {
      // Each visit starts from the same page.
      await go('/map', isBetween)
      await go(address + encodeURIComponent(word), () => !isBetween())
      const focus = document.activeElement
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      const snapshot = [
        decodeURIComponent((location.pathname + location.search + location.hash).replaceAll('+', '%20')),
        document.title,
        `${focus?.tagName}#${focus?.id}.${focus?.className}`,
        JSON.stringify(fields.map(({ value }) => value)),
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        document.documentElement.outerHTML,
      ].join('\n')
      // Addresses encode words differently; a very short word occurs inside many others.
      const inAddress = [encodeURIComponent(word), `${new URLSearchParams({ '': word })}`.slice(1)]
      const forms = word.length > 2 ? [word, ...inAddress] : [`=${word}`]
      // React numbers its generated ids from the beginning of the visit.
      return forms
        .reduce((text, form) => text.replaceAll(form, form.startsWith('=') ? '=<word>' : '<word>'), snapshot)
        .replaceAll(/_r_[0-9a-z]+_/g, '<id>')
    }

    // The snapshot for the non-existent word is cached between comparisons.
    const kept = window as unknown as { snapshots?: Map<string, string> }
    kept.snapshots ??= new Map()
    const key = `${address} ${frames}`
    const none = kept.snapshots.get(key) ?? (await snapshotOf(never))
    kept.snapshots.set(key, none)
    const snapshot = await snapshotOf(word)
    if (snapshot === none) return ''
    const at = [...snapshot].findIndex((letter, index) => letter !== none[index])
    return `${snapshot.slice(Math.max(0, at - 200), at + 200)}\n-- and for the unknown word --\n${none.slice(Math.max(0, at - 200), at + 200)}`
  }, look)
}
