import { parameter, SEARCH } from '#story/entries/routes.ts'
import { chapterOfWords, searchedAt } from '#web/components/searched-at.ts'
import type { Address } from './known-address.ts'

/** The parameters with search words: over any page, and in the codex. */
const WORDS = [SEARCH, parameter('codex', 'q')] as const

/**
 * The address without words that were searched for at a later chapter, because a search puts names there as the book spells
 * them. If there are none, returns the same address and records the chapter in the current history entry, which may come from
 * elsewhere. A search records it from the start (`state`), because its reader may move on before it is shown.
 */
export function withoutLaterWords<From extends Address & { state?: unknown }>(address: From, chapter: number): Address {
  const params = new URLSearchParams(address.search)
  const asked = WORDS.filter((name) => params.get(name))
  if (asked.length === 0) return address
  const entry = globalThis.history.state as object | null
  const noted = chapterOfWords(entry)
  if ((noted ?? chapterOfWords(address.state) ?? 0) <= chapter) {
    if (noted !== chapter) globalThis.history.replaceState({ ...entry, ...searchedAt(chapter) }, '')
    return address
  }
  for (const name of asked) {
    // An open search stays open.
    if (name === SEARCH) params.set(name, '')
    else params.delete(name)
  }
  return { pathname: address.pathname, search: params.size > 0 ? `?${params}` : '' }
}
