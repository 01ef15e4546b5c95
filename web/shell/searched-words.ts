import { parameter, SEARCH } from '#story/entries/routes.ts'
import type { Address } from './known-address.ts'

/** What a reader searches for, over any page and in the codex. */
const WORDS = [SEARCH, parameter('codex', 'q')] as const

/** The name under which an entry of the browser's history says at which chapter its words were searched for. */
const MARK = 'searchedAt'

/**
 * The address without words that were searched for further on than this chapter: the search writes names there, as the book spells
 * them. The same address where there are none, and then the present entry of the history notes the chapter.
 */
export function withoutLaterWords(address: Address, chapter: number): Address {
  const params = new URLSearchParams(address.search)
  const asked = WORDS.filter((name) => params.get(name))
  if (asked.length === 0) return address
  const state = globalThis.history.state as Record<string, unknown> | null
  if (Number(state?.[MARK] ?? 0) <= chapter) {
    if (state?.[MARK] !== chapter) globalThis.history.replaceState({ ...state, [MARK]: chapter }, '')
    return address
  }
  for (const name of asked) {
    // An open search stays open.
    if (name === SEARCH) params.set(name, '')
    else params.delete(name)
  }
  return { pathname: address.pathname, search: params.size > 0 ? `?${params}` : '' }
}
