import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { declarationOf, type Kind, kinds, type OpenKind, type ViewedKind } from '#kinds/kinds.ts'
import { DAY_SEED } from '#server/testing/rounds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { tableOfContents } from '#story/book/table-of-contents.ts'
import { type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import { entryOf } from '#story/engine/entries.ts'
import { chapterState } from '#story/engine/state.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { codexSections, recentlyAdded } from '#story/entries/codex.ts'
import { codexEntries } from '#story/entries/codex-entries.ts'
import { entryCard } from '#story/entries/entry-card.ts'
import { entryGroups } from '#story/entries/entry-groups.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { diaryProgress } from '#story/journals/diary.ts'
import { currentNews } from '#story/news/news.ts'
import { reportOf } from '#story/news/reports.ts'
import { findAbility } from '#story/pathways/abilities.ts'
import { pathwayDetail } from '#story/pathways/pathway-detail.ts'
import { pathwayProgress } from '#story/pathways/pathways.ts'
import { questDetail } from '#story/quests/quests.ts'
import { achievementProgress } from '#story/reading/achievements.ts'
import { searchCodex } from '#story/search/search.ts'
import { type GlyphOf, gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { publicBook } from '#tools/prepare/public-book.ts'
import { type World, worldsOf } from '#tools/prove/worlds.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { isNightly } from '#tools/testing/nightly.ts'
import { sampleOf } from '#tools/testing/sample.ts'
import { isShort } from '#tools/testing/short.ts'
import { askedOf, everySelector, loadSelectors } from './every-selector.ts'

let book: PublicBook
let constants: string
let chapters: ChapterLookup
let glyphs: GlyphOf
let worlds: World[]
let last = 0

beforeAll(() => {
  const content = contentOf('content')
  if (!content.book) throw new Error('book.yaml cannot be read')
  glyphs = gameIcons()
  book = publicBook(content.book)
  constants = JSON.stringify(book)
  chapters = prepareChapters(content.book, content.chapters, glyphs)
  worlds = worldsOf({ book: content.book, chapters: content.chapters })
  last = book.chapters.last
})

/** A book that goes on differently after a chapter, and what is sent of it. */
type Prepared = { name: string; constants: string; chapters: ChapterLookup }

function preparedAfter(number: number, { name, bookAfter }: World): Prepared {
  const other = bookAfter(number)
  return {
    name,
    constants: JSON.stringify(publicBook(other.book)),
    chapters: prepareChapters(other.book, other.chapters, glyphs),
  }
}

const kept = new Map<number, Prepared>()

/** The one world in which a chapter is visited, all in rotation; prepared once for all tests. */
function worldOf(number: number): Prepared {
  const prepared = kept.get(number) ?? preparedAfter(number, worlds[number % worlds.length]!)
  kept.set(number, prepared)
  return prepared
}

type Detail = (story: Story, id: string) => unknown

/** The kinds whose list and record follow from their declaration. */
const viewedKinds = kinds.filter((kind) => declarationOf(kind).view) as ViewedKind[]

/** A sample of chapters: the first, some ends of bundles and their successors, others that vary per run, and the last; more in the nightly run. */
function sampled({ first, last, bundle }: PublicBook['chapters']): number[] {
  const ends = Array.from({ length: Math.floor((last - 1) / bundle) }, (_, index) => (index + 1) * bundle)
  const step = isNightly ? 3 : isShort ? 7 : 4
  const some = ends.filter((_, index) => index % step === DAY_SEED % step)
  return [...new Set([first, ...some.flatMap((end) => [end, end + 1]), last - 1, last])]
}

describe('the real book', () => {
  test('[DATA-4] sends the same at every chapter, whatever the later chapters hold', () => {
    const sent = Array.from({ length: last }, (_, index) => JSON.stringify(chapters[chapterKey(index + 1)]))
    const ends = sampled(book.chapters)
    for (let number = 1; number <= last; number++) {
      // The nightly run checks each chapter in one world, in rotation, and ends of bundles in all. `npm run prove` checks everything.
      if (!isNightly && !ends.includes(number)) continue
      const visited = isNightly
        ? (ends.includes(number) ? worlds : [worlds[number % worlds.length]!]).map((world) =>
            preparedAfter(number, world),
          )
        : [worldOf(number)]
      for (const { name, constants: told, chapters: prepared } of visited) {
        const changed = sent.findIndex(
          (chapter, index) => index < number && JSON.stringify(prepared[chapterKey(index + 1)]) !== chapter,
        )
        expect(changed, `chapter ${changed + 1} for a reader at ${number} in the world ${name}`).toBe(-1)
        expect(told === constants, `the constants of the world ${name}`).toBe(true)
      }
    }
  }, 600_000)

  test('[DATA-4] gives the same by every selector of the engine, also for ids that are told later', async () => {
    await loadSelectors()
    const real = createTimeline(chapters)
    const asked = askedOf(real(last), viewedKinds)
    // After the last chapter nothing could differ.
    for (const number of sampleOf(
      sampled(book.chapters).filter((number) => number < last),
      3,
    )) {
      const { name: world, chapters: others } = worldOf(number)
      const story = createTimeline(others)(number)
      const expected = new Map(everySelector(real(number), book, asked))
      expect(expected.size).toBeGreaterThan(40)
      for (const [selector, given] of everySelector(story, book, asked))
        expect(
          isDeepStrictEqual(given, expected.get(selector)),
          `${selector} at ${number} in ${world}, DAY_SEED=${DAY_SEED}`,
        ).toBe(true)
    }
  }, 300_000)

  test('[DATA-4] shows the same at a chapter whatever the later chapters hold', () => {
    const real = createTimeline(chapters)
    // What is sent is the same at every chapter (above), and a story is made of nothing else: a few chapters are enough here.
    for (const number of sampled(book.chapters)) {
      const { name, chapters: others } = worldOf(number)
      const storyAt = createTimeline(others)
      const [shown, known] = [storyAt(number), real(number)].map((story) =>
        JSON.stringify(everythingShown(story, book)),
      )
      expect(shown === known, `chapter ${number} in the world ${name}`).toBe(true)
    }
  }, 300_000)

  test('[CODEX-3] answers an id of a later chapter like one that never was, of every kind, at every chapter', () => {
    const storyAt = createTimeline(chapters)
    const details: Record<Exclude<OpenKind, ViewedKind> | 'abilities', Detail> = {
      pathways: (story, id) => pathwayDetail(story, id, 10),
      mysteries: (story, id) => reportOf(story, `mysteries:${id}`),
      news: (story, id) => reportOf(story, `news:${id}`),
      quests: (story, id) => questDetail(story, id, book),
      abilities: findAbility,
    }
    const records = viewedKinds.map((kind): [ViewedKind, Detail] => [
      kind,
      (story, id) => entryRecord(story, kind, id, book),
    ])
    for (const [kind, detail] of [...Object.entries(details), ...records] as [OpenKind, Detail][]) {
      const everything = anyEntries(storyAt(last), kind)
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

  test('[ACT-2] leads from every news of a quest to a step of it that has changed, wherever one has', () => {
    const storyAt = createTimeline(chapters)
    let withSteps = 0
    for (let number = 1; number <= last; number++) {
      const story = storyAt(number)
      for (const { kind, path, address } of currentNews(story, book)) {
        if (kind !== 'quests') continue
        const [, quest] = path.split('/')
        const steps = story.latest?.changes.flatMap((change) =>
          change.path
            .split(`quests/${quest}/objectives/`)
            .slice(1)
            .filter((id) => id !== ''),
        )
        const opened = new URLSearchParams(address.split('?')[1]).get('obj')
        if (steps?.length === 0) expect(opened, `${path} at ${number}`).toBeNull()
        else expect(steps, `${path} at ${number}`).toContain(opened)
        withSteps += Number(opened !== null)
      }
    }
    expect(withSteps).toBeGreaterThan(20)
  })

  test.each([
    [32, 'Seer', 0],
    [33, 'Seer', 1],
    [42, 'Seer', 11],
    [79, 'Seer', 50],
    [125, 'Seer', 99],
    [126, 'Seer', 100],
    [167, 'Seer', 100],
    [168, 'Clown', 0],
    [214, 'Clown', 35],
  ])('[HOME-10] has at chapter %i the progress of the %s at %i%%', (number, name, percent) => {
    expect(createTimeline(chapters)(number).progress).toMatchObject({ name, percent })
  })

  test('[HOME-10] tells nowhere how many chapters a Sequence takes', () => {
    for (let number = 1; number <= last; number++) {
      expect(Object.keys(chapters[chapterKey(number)]?.progress ?? {}), `chapter ${number}`).not.toContain('span')
    }
    expect(constants).not.toContain('"span"')
  })

  test('[ACC-2] has as many pages of the diary as its achievement asks for', () => {
    const story = createTimeline(chapters)(last)
    const entries = story.diary.map(({ id }) => id)
    expect(diaryProgress(story, book.achievements, entries)).toMatchObject({ percent: 100 })
  })

  test('[DATA-10] tells no person’s Sequence before chapter 26, and the protagonist’s pathway not before 32', () => {
    const storyAt = createTimeline(chapters)
    for (let number = 1; number < 32; number++) {
      for (const { id, sequence, card } of storyAt(number).characters) {
        const isProtagonist = id === book.protagonist.id
        if (number < 26 || isProtagonist) expect(sequence).toBeUndefined()
        if (isProtagonist) expect(card?.primaryPathway).toBeUndefined()
      }
    }
    expect(storyAt(26).characters.some(({ sequence }) => sequence)).toBe(true)
  })
})

/** The results of all selectors for a story. */
function everythingShown(story: Story, book: PublicBook) {
  const ids = (kind: Kind) => anyEntries(story, kind).map(({ id }) => id)
  return [
    chapterState(story, book),
    tableOfContents(story, book),
    codexSections(story, book),
    codexEntries(story, book),
    recentlyAdded(story, book),
    viewedKinds.map((kind) => [
      entryGroups(story, kind, book),
      ids(kind).map((id) => entryCard(story, kind, entryOf(anyEntries(story, kind), id)!)),
      ids(kind).map((id) => entryRecord(story, kind, id, book)),
    ]),
    searchCodex(story, book, 'the'),
    pathwayProgress(story, book.pathways ?? { total: 1, sequences: 1 }),
    achievementProgress(story, book.achievements, 3),
    [...story.glyphs],
  ]
}
