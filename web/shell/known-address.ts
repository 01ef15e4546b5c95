import type { Chapters } from '#reader/story-state.ts'
import { href } from '#story/entries/routes.ts'

type Address = { pathname: string; search: string }

/**
 * The parameters of addresses that hold words of the story; what stands in any other is ours, or the reader's own. The statuses
 * of quests are ours, too.
 */
const OF_THE_STORY = ['id', 'obj', 'owner', 'status', 'about', 'targetAbility', 'card']
/** The addresses whose last part is a word of the story. */
const LISTS = [href('pathways')]

/**
 * The address without the words that these chapters do not tell: a parameter goes, an entry's own page gives way to its list.
 * Undefined where nothing has to go.
 */
export function knownAddress({ pathname, search }: Address, isKnown: (word: string) => boolean): Address | undefined {
  const params = new URLSearchParams(search)
  for (const name of OF_THE_STORY) {
    const value = params.get(name)
    if (name === 'status' && pathname === href('quests')) continue
    if (value !== null && !value.split(/[:/]/).every(isKnown)) params.delete(name)
  }
  const list = LISTS.find((path) => pathname.startsWith(`${path}/`))
  const isPageKnown = !list || isKnown(decodeURIComponent(pathname.slice(list.length + 1)))
  const left = params.size > 0 ? `?${params}` : ''
  const known = { pathname: isPageKnown ? pathname : list, search: left }
  const isSame = isPageKnown && params.size === new URLSearchParams(search).size
  return isSame ? undefined : known
}

/** Tells whether a word is an id or the beginning of a text in what these chapters tell. */
export function wordsOf(chapters: Chapters): (word: string) => boolean {
  const told = JSON.stringify(chapters)
  const begins = (word: string) => JSON.stringify(word).slice(0, -1)
  return (word) => ['"', ' ', ','].some((end) => told.includes(begins(word) + end))
}
