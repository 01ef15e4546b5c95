import { href } from '#story/entries/routes.ts'

export type Address = { pathname: string; search: string }

/**
 * The query parameters that contain words of the story; all others contain words of the app or the reader. The `status` of
 * quests is an exception: it contains words of the app.
 */
const OF_THE_STORY = ['id', 'obj', 'owner', 'status', 'category', 'group', 'about', 'targetAbility', 'card']
/** A parameter that asks whether something is told: its own name is a word of the story. */
const IS_TOLD = 'beyonder'
/** Lists whose entries have pages: the last segment of such an address is a word of the story. */
const LISTS = [href('pathways')]

/**
 * The address without words that these chapters do not tell: drops such parameters, and replaces an unknown entry's page with
 * the list. Undefined if nothing changes.
 */
export function knownAddress({ pathname, search }: Address, isKnown: (word: string) => boolean): Address | undefined {
  const params = new URLSearchParams(search)
  const asked = params.size
  for (const name of OF_THE_STORY) {
    const value = params.get(name)
    if (name === 'status' && pathname === href('quests')) continue
    if (value !== null && !value.split(/[:/]/).every(isKnown)) params.delete(name)
  }
  if (params.has(IS_TOLD) && !isKnown(IS_TOLD)) params.delete(IS_TOLD)
  const list = LISTS.find((path) => pathname.startsWith(`${path}/`))
  const isPageKnown = !list || isKnown(decoded(pathname.slice(list.length + 1)))
  const left = params.size > 0 ? `?${params}` : ''
  const known = { pathname: isPageKnown ? pathname : list, search: left }
  return isPageKnown && params.size === asked ? undefined : known
}

/** Leaves undecodable text as it is, as the router does: a mistyped address must not cause an error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns a function that tells whether a word is an id, or the beginning of a text, in these chapters or entries, ignoring case. */
export function wordsOf(told: object): (word: string) => boolean {
  return (word) => tells(told, word.toLowerCase())
}

function tells(value: unknown, word: string): boolean {
  if (typeof value === 'string') return begins(value, word)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((part) => tells(part, word))
  for (const [key, part] of Object.entries(value)) if (begins(key, word) || tells(part, word)) return true
  return false
}

function begins(text: string, word: string): boolean {
  if (text.slice(0, word.length).toLowerCase() !== word) return false
  return text.length === word.length || text[word.length] === ' ' || text[word.length] === ','
}
