import { beforeAll, describe, expect, test } from 'vitest'
import { findAbility } from '#story/abilities.ts'
import { achievementProgress } from '#story/achievements.ts'
import type { PublicBook } from '#story/book.ts'
import { type Chapter, type ChapterLookup, chapterKey, type Kind } from '#story/chapter.ts'
import { characterDetail } from '#story/character-detail.ts'
import { characterGroups } from '#story/characters.ts'
import { codexSections, recentlyAdded } from '#story/codex.ts'
import { codexEntries } from '#story/codex-entries.ts'
import { deityDetail } from '#story/deities.ts'
import { leafDetail } from '#story/diary.ts'
import { allEntries } from '#story/entries.ts'
import { historyDetail } from '#story/history.ts'
import { itemDetail } from '#story/item-detail.ts'
import { itemGroups } from '#story/items.ts'
import { locationDetail } from '#story/locations.ts'
import { noteDetail } from '#story/notes.ts'
import { organizationDetail } from '#story/organizations.ts'
import { pathwayDetail } from '#story/pathway-detail.ts'
import { pathwayProgress } from '#story/pathways.ts'
import { questDetail } from '#story/quests.ts'
import { reportOf } from '#story/reports.ts'
import { searchCodex } from '#story/search.ts'
import { chapterState } from '#story/state.ts'
import { anyEntries, type Story } from '#story/story.ts'
import { tableOfContents } from '#story/table-of-contents.ts'
import { createTimeline } from '#story/timeline.ts'
import { loreDetail } from '#story/world-lore.ts'
import { readContent } from '../content/read-content.ts'
import { gameIcons } from '../prepare/glyphs.ts'
import { prepareChapters } from '../prepare/prepare.ts'
import { publicBook } from '../prepare/public-book.ts'

let book: PublicBook
let chapters: ChapterLookup
let last = 0

beforeAll(() => {
  const content = readContent('content')
  if (!content.book) throw new Error('book.yaml cannot be read')
  book = publicBook(content.book)
  chapters = prepareChapters(content.book, content.chapters, gameIcons())
  last = book.chapters.last
})

describe('the real book', () => {
  test('[DATA-4] shows the same at every chapter whatever the later chapters hold', () => {
    const real = createTimeline(chapters)
    for (let number = 1; number <= last; number++) {
      const known = JSON.stringify(everythingShown(real(number), book))
      for (const world of [cut(number), renamed(number), shuffled(number)]) {
        expect(
          JSON.stringify(everythingShown(createTimeline(world)(number), book)) === known,
          `chapter ${number}`,
        ).toBe(true)
      }
    }
  })

  test('[CODEX-3] answers an id of a later chapter like one that never was, of every kind, at every chapter', () => {
    const storyAt = createTimeline(chapters)
    const details: Partial<Record<Kind, (story: Story, id: string) => unknown>> = {
      characters: (story, id) => characterDetail(story, id, book),
      pathways: (story, id) => pathwayDetail(story, id, 10),
      items: (story, id) => itemDetail(story, id, book),
      deities: deityDetail,
      organizations: organizationDetail,
      locations: locationDetail,
      worldLore: loreDetail,
      history: historyDetail,
      diary: leafDetail,
      notes: noteDetail,
      mysteries: (story, id) => reportOf(story, `mysteries:${id}`),
      news: (story, id) => reportOf(story, `news:${id}`),
      quests: (story, id) => questDetail(story, id, book),
      abilities: findAbility,
    }
    for (const [kind, detail] of Object.entries(details)) {
      const everything = allEntries(anyEntries(storyAt(last), kind as Kind))
      expect(everything.length, kind).toBeGreaterThan(0)
      for (let number = 1; number <= last; number++) {
        const later = everything.filter(({ firstSeen }) => firstSeen > number)
        const answers = later.map(({ id }) => detail(storyAt(number), id))
        expect(new Set(answers), `${kind} at chapter ${number}`).toEqual(
          new Set(answers.slice(0, 1).map(() => undefined)),
        )
      }
      for (const careless of ['constructor', '__proto__', 'toString', ''])
        expect(detail(storyAt(last), careless)).toBeUndefined()
    }
  })

  test('[DATA-10] tells no person’s Sequence before chapter 26, and the protagonist’s pathway not before 32', () => {
    const storyAt = createTimeline(chapters)
    for (let number = 1; number < 32; number++) {
      for (const { id, sequence, card } of allEntries(storyAt(number).characters)) {
        const isProtagonist = id === book.protagonist.id
        if (number < 26 || isProtagonist) expect(sequence).toBeUndefined()
        if (isProtagonist) expect(card?.primaryPathway).toBeUndefined()
      }
    }
    expect(allEntries(storyAt(26).characters).some(({ sequence }) => sequence)).toBe(true)
  })
})

/** All that the selectors give of a story. */
function everythingShown(story: Story, book: PublicBook) {
  const ids = (kind: 'characters' | 'items') =>
    allEntries<{ id: string; firstSeen: number; lastChanged: number }>(story[kind]).map(({ id }) => id)
  return [
    chapterState(story, book),
    tableOfContents(story, book),
    codexSections(story, book),
    codexEntries(story, book),
    recentlyAdded(story, book),
    characterGroups(story, book),
    ids('characters').map((id) => characterDetail(story, id, book)),
    itemGroups(story, book),
    ids('items').map((id) => itemDetail(story, id, book)),
    searchCodex(story, book, 'the'),
    pathwayProgress(story, book.pathways ?? { total: 1, sequences: 1 }),
    achievementProgress(story, book, 3),
    story.glyphs,
  ]
}

/** The book without anything after a chapter. */
function cut(number: number): ChapterLookup {
  return Object.fromEntries(
    Array.from({ length: number }, (_, index) => [chapterKey(index + 1), chapters[chapterKey(index + 1)] ?? {}]),
  )
}

/** The book with every later text turned into another. */
function renamed(number: number): ChapterLookup {
  const later = JSON.stringify(
    Object.fromEntries(Object.entries(chapters).filter(([key]) => Number(key.slice(8)) > number)),
  )
  return {
    ...cut(number),
    ...JSON.parse(
      later.replace(/"(?:name|title|description|status)":"[^"]*"/g, (field) =>
        field.replace(/:".*/, ':"Something else"'),
      ),
    ),
  }
}

/** The book with the later chapters told in the opposite order, each also telling of every id known by then. */
function shuffled(number: number): ChapterLookup {
  const world: Record<string, Chapter> = { ...cut(number) }
  for (let next = number + 1; next <= last; next++) {
    const told = chapters[chapterKey(last - (next - number) + 1)] ?? {}
    world[chapterKey(next)] = { ...told, characters: { ...told.characters, [book.protagonist.id]: null } }
  }
  return world
}
