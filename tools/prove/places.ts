import { type Kind, kinds } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import type { Stamp } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { href } from '#story/entries/routes.ts'
import { routesOf } from '#web/route-table.ts'
import { scrambled } from './scramble.ts'

/** A place of the app with its document title. `hasAccessibilityCheck`: the accessibility tree is compared too. */
export type Place = { address: string; title: string; hasAccessibilityCheck: boolean }

/** The sections of the app with their names in the document title. */
function sectionsOf(book: PublicBook): Record<string, string> {
  const ownAddress = routesOf(book).filter(({ path }) => !path.includes(':'))
  return Object.fromEntries(ownAddress.map(({ path, title }) => [path, title]))
}

/** Places that do not come from entries: popups, tabs, views, filters, and unknown addresses. */
const OTHERS = [
  '/?popup=balance',
  '/?popup=inventory',
  '/?popup=abilities',
  '/?popup=nothing-of-the-kind',
  '/?scrollTo=balance',
  '/codex/items?discovered=recent',
  '/codex/items?rating=all-grades',
  '/codex/characters?status=Alive',
  '/codex/characters?beyonder=yes',
  '/codex/mysteries?status=resolved',
  '/codex/recent-activity?popup=balance',
  '/codex/recent-activity?since=1',
  '/pathways?view=cards',
  '/quests?status=failed',
  '/quests?status=completed',
  '/account#achievements',
  '/account#settings',
  '/account#feedback',
]

/**
 * The places to which a reader may go at a chapter: every section, searches for a known name and for an unknown one, and the next
 * told entry of each kind. At every other chapter also a known entry (a different one each time); at the chapters between, one that
 * only the world `renamed` will tell, which is unknown in all others. `OTHERS` alternate in the same way, half of them at each
 * chapter.
 */
export function placesAt(chapter: number, storyAt: (chapter: number) => Story, book: PublicBook): Place[] {
  const here = storyAt(chapter)
  const sections = sectionsOf(book)
  const titleOf = (address: string) =>
    sections[new URL(address, 'http://place').pathname] ??
    (address.startsWith('/pathways/') ? sections['/pathways'] : sections['/'])
  const place = (address: string, hasAccessibilityCheck = false): Place => ({
    address,
    title: `${titleOf(address)} · ${book.product}`,
    hasAccessibilityCheck,
  })
  const isOnTurn = (index: number) => (index + chapter) % 2 === 0
  const ofKind = (kind: Kind, index: number) => {
    const opens = (id: string) =>
      kind === 'abilities' ? href('home', { popup: 'abilities', targetAbility: id }) : addressInBook(kind, id, book)
    if (opens('') === undefined || !labelsOf(kind, book)) return []
    const known = idsOf(here, kind)
    const later = idsOf(storyAt(book.chapters.last), kind).filter((id) => !known.includes(id))
    const [next] = later
    const open = (id: string | undefined, hasAccessibilityCheck = false) =>
      id === undefined ? [] : [place(opens(id)!, hasAccessibilityCheck)]
    return isOnTurn(index)
      ? [...open(known[chapter % known.length], true), ...open(next)]
      : [...open(next), ...open(next && scrambled(next))]
  }
  const words = searched(here, storyAt(book.chapters.last))
  const places = [
    ...Object.keys(sections).map((address) => place(address, true)),
    place(`/?popup=${book.protagonist.popup}`, true),
    ...OTHERS.filter((_, index) => isOnTurn(index)).map((address) => place(address)),
    ...words.map((word) => place(`/codex?q=${encodeURIComponent(word)}`, true)),
    ...kinds.flatMap(ofKind),
    place('/no-such-page'),
    { ...place('/auth'), title: `Sign in · ${book.product}` },
  ]
  return [...new Map(places.map((entry) => [entry.address, entry])).values()]
}

/** The ids of a kind, in the order of their discovery. */
export function idsOf(story: Story, kind: Kind): string[] {
  const entries = anyEntries(story, kind) as readonly Stamp[]
  return entries.map(({ id }) => id)
}

/** A known name, and one that is told later. */
function searched(here: Story, last: Story): string[] {
  const named = (story: Story) => story.characters.map(({ name }) => name)
  const known = named(here)
  const later = named(last).find((name) => !known.includes(name))
  return [known.at(-1), later].filter((name) => name !== undefined)
}
