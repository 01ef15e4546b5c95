import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TIE_WORDS } from '#kinds/tie-words.ts'
import { TIES } from '#kinds/ties.ts'
import { type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { entryTies, type TiedKind } from './entry-ties.ts'

const book = { sections: allSections }
const person = (name: string) => ({ name, description: 'A sailor.', category: 'Crew', status: 'Alive' })
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { ...person('Anna'), ties: { bert: { as: 'superior', since: 1 }, zoe: { as: 'friend', since: 1 } } },
      bert: person('Bert'),
      cora: { ...person('Cora'), ties: { anna: { as: 'sibling', text: 'They share a cabin.', since: 1 } } },
    },
    organizations: { guild: { name: 'Guild', description: 'Of pilots.', ties: { anna: { as: 'enemy', since: 1 } } } },
  },
  chapter_2: { characters: { bert: { ties: { anna: { as: 'suspects', since: 2 } } } } },
  chapter_3: { characters: { zoe: person('Zoe'), bert: { status: 'Deceased' } } },
  chapter_4: { characters: { anna: { ties: { bert: { ended: true, until: 4 } } } } },
  chapter_5: { characters: { cora: null } },
})
const seen = (chapter: number, id: string, kind: TiedKind = 'characters') =>
  entryTies(storyAt(chapter), kind, id, book).map(({ name, ties }) => [name, ...ties.map(({ says }) => says)])

describe('[CODEX-3] the ties of an entry', () => {
  test('lead to both sides, each in the words of its own, though one side alone tells them', () => {
    expect(seen(1, 'bert')).toEqual([['Anna', 'is led by']])
    expect(seen(1, 'anna')).toContainEqual(['Bert', 'leads'])
    expect(seen(1, 'guild', 'organizations')).toEqual([['Anna', 'is an enemy of']])
    expect(seen(1, 'anna')).toContainEqual(['Guild', 'is an enemy of'])
  })

  test('name nobody whom the story does not know yet, or knows no more', () => {
    expect(JSON.stringify(seen(2, 'anna'))).not.toContain('Zoe')
    expect(seen(3, 'anna')).toContainEqual(['Zoe', 'is a friend of'])
    expect(seen(3, 'zoe')).toEqual([['Anna', 'is a friend of']])
    expect(JSON.stringify(seen(5, 'anna'))).not.toContain('Cora')
  })

  test('of two with the same person the newest stands first', () => {
    expect(seen(2, 'anna')[0]).toEqual(['Bert', 'is suspected by', 'leads'])
    expect(seen(2, 'bert')).toEqual([['Anna', 'suspects', 'is led by']])
  })

  test('stand nearest first: told last, family and superiors before others of the same chapter, then by name', () => {
    expect(seen(1, 'anna').map(([name]) => name)).toEqual(['Cora', 'Bert', 'Guild'])
    expect(seen(2, 'anna').map(([name]) => name)).toEqual(['Bert', 'Cora', 'Guild'])
  })

  test('say until when they were, from the chapter of their end on, and stand behind those that last', () => {
    const ended = createTimeline({
      chapter_1: {
        characters: {
          anna: { ...person('Anna'), ties: { bert: { as: 'superior', since: 1 }, cora: { as: 'friend', since: 1 } } },
          bert: person('Bert'),
          cora: person('Cora'),
        },
      },
      chapter_4: { characters: { anna: { ties: { bert: { ended: true, until: 4 } } } } },
    })
    const of = (chapter: number) => entryTies(ended(chapter), 'characters', 'anna', book)
    expect(of(3).map(({ ties }) => ties[0]?.until)).toEqual([undefined, undefined])
    expect(of(4).map(({ name, ties }) => [name, ties[0]?.since, ties[0]?.until])).toEqual([
      ['Cora', 1, undefined],
      ['Bert', 1, 4],
    ])
  })

  test('bring what is told of them, where the other opens, and whether they live', () => {
    const [cora] = entryTies(storyAt(1), 'characters', 'anna', book)
    expect(cora).toMatchObject({ address: '/codex/characters?id=cora', kind: 'characters', isDeceased: false })
    expect(cora?.ties[0]).toMatchObject({ as: 'sibling', text: 'They share a cabin.', line: 'family' })
    expect(entryTies(storyAt(3), 'characters', 'anna', book).find(({ id }) => id === 'bert')?.isDeceased).toBe(true)
  })

  test('are none of an entry that is not known', () => {
    expect(seen(2, 'zoe')).toEqual([])
    expect(seen(3, 'nobody')).toEqual([])
  })
})

const LAST = 5
const ids = ['anna', 'bert', 'cora', 'dora']
const tie = fc.record({ as: fc.constantFrom(...TIE_WORDS), text: fc.string() })
const tied = fc.record({
  name: fc.constantFrom('Somebody', 'Nobody'),
  status: fc.constantFrom('Alive', 'Dead'),
  ties: fc.dictionary(fc.constantFrom(...ids, 'guild', 'moon'), fc.option(tie), { maxKeys: 3, noNullPrototype: true }),
})
const told = (...known: string[]) =>
  fc.dictionary(fc.constantFrom(...known), fc.option(tied), { maxKeys: 3, noNullPrototype: true })
const anyTold = fc.record({ characters: told(...ids), organizations: told('guild'), deities: told('moon') })
const anyBook: fc.Arbitrary<ChapterLookup> = fc
  .array(anyTold, { maxLength: LAST })
  .map((chapters) => Object.fromEntries(chapters.map((chapter, index) => [chapterKey(index + 1), chapter])))

const KINDS = ['characters', 'organizations', 'deities'] as const
const known = (story: Story) => KINDS.flatMap((kind) => anyEntries(story, kind).map(({ id }) => ({ kind, id })))

/** Every tie shown in some record: `characters/anna superior characters/bert`. */
const shown = (story: Story, isInverse: boolean) =>
  known(story)
    .flatMap(({ kind, id }) =>
      entryTies(story, kind, id, book).flatMap((other) =>
        other.ties.map(({ as }) =>
          isInverse
            ? `${other.kind}/${other.id} ${TIES[as].inverse} ${kind}/${id}`
            : `${kind}/${id} ${as} ${other.kind}/${other.id}`,
        ),
      ),
    )
    .sort()

test('[CODEX-3] whoever shows a tie is shown by the other, in the inverse words, in any story', () => {
  fc.assert(
    fc.property(anyBook, fc.integer({ min: 1, max: LAST }), (chapters, chapter) => {
      const story = createTimeline(chapters)(chapter)
      expect(shown(story, false)).toEqual(shown(story, true))
    }),
  )
})

test('[DATA-4] a tie shows the same whatever later chapters hold, and leads to nobody who is not known', () => {
  fc.assert(
    fc.property(anyBook, fc.integer({ min: 1, max: LAST }), (chapters, chapter) => {
      const earlier = Object.entries(chapters).filter(([key]) => Number(key.replace('chapter_', '')) <= chapter)
      const [story, without] = [createTimeline(chapters)(chapter), createTimeline(Object.fromEntries(earlier))(chapter)]
      const all = known(story)
      for (const { kind, id } of all) {
        const ties = entryTies(story, kind, id, book)
        expect(ties).toEqual(entryTies(without, kind, id, book))
        for (const other of ties) expect(all).toContainEqual({ kind: other.kind, id: other.id })
      }
    }),
  )
})

describe('[CODEX-3] a tie', () => {
  const tiesOf = (story: Story, kind: TiedKind, id: string) => entryTies(story, kind, id, book)

  test('of an entry to itself is none, and one to another of the same id is', () => {
    const story = createTimeline({
      chapter_1: {
        characters: { anna: { ...person('Anna'), ties: { anna: { as: 'friend' } } } },
        organizations: { anna: { name: 'Anna & Sons', description: 'A firm.', ties: { anna: { as: 'employer' } } } },
      },
    })(1)
    const seenBy = (kind: TiedKind) =>
      tiesOf(story, kind, 'anna').map(({ name, ties }) => [name, ...ties.map(({ as }) => as)])

    expect(seenBy('characters')).toEqual([['Anna & Sons', 'employee']])
    expect(seenBy('organizations')).toEqual([['Anna', 'employer']])
  })

  test('is since the chapter that is said, or else since the one that first told it', () => {
    const story = createTimeline({
      chapter_1: { characters: { anna: person('Anna'), bert: person('Bert'), cora: person('Cora') } },
      chapter_3: { characters: { anna: { ties: { bert: { as: 'friend', since: 2 }, cora: { as: 'friend' } } } } },
      chapter_4: { characters: { anna: { ties: { cora: { text: 'They share a cabin.' } } } } },
    })(4)

    expect(Object.fromEntries(tiesOf(story, 'characters', 'anna').map(({ id, ties }) => [id, ties[0]?.since]))).toEqual(
      {
        bert: 2,
        cora: 3,
      },
    )
  })

  test('that has ended stands behind one that lasts, be it told before or behind it', () => {
    const storyOf = (ended: string) =>
      createTimeline({
        chapter_1: {
          characters: {
            anna: { ...person('Anna'), ties: { bert: { as: 'friend' }, cora: { as: 'friend' } } },
            bert: person('Bert'),
            cora: person('Cora'),
          },
        },
        chapter_4: { characters: { anna: { ties: { [ended]: { ended: true, until: 4 } } } } },
      })(4)
    const namesOf = (ended: string) => tiesOf(storyOf(ended), 'characters', 'anna').map(({ name }) => name)

    expect(namesOf('bert')).toEqual(['Cora', 'Bert'])
    expect(namesOf('cora')).toEqual(['Bert', 'Cora'])
  })

  test('leads to the deceased among people alone: a deity that is called dead is no dead person', () => {
    const status = 'Dead'
    const story = createTimeline({
      chapter_1: {
        characters: {
          anna: { ...person('Anna'), ties: { bert: { as: 'friend' }, moon: { as: 'believer' } } },
          bert: { ...person('Bert'), status },
        },
        deities: { moon: { name: 'The Moon', description: 'A deity.', status } },
      },
    })(1)

    expect(tiesOf(story, 'characters', 'anna').map(({ id, isDeceased }) => [id, isDeceased])).toEqual([
      ['bert', true],
      ['moon', false],
    ])
  })

  test('leads to nobody dead where nothing was told of how they are', () => {
    const story = createTimeline({
      chapter_1: {
        characters: { anna: { ...person('Anna'), ties: { bert: { as: 'friend' } } }, bert: { name: 'Bert' } },
      },
    })(1)

    expect(tiesOf(story, 'characters', 'anna')).toMatchObject([{ id: 'bert', isDeceased: false }])
  })

  test('is looked for once in a story, whoever asks for it', () => {
    const asked: string[] = []
    const known = storyAt(1)
    const [anna, ...others] = known.characters
    const counted = Object.defineProperty({ ...anna! }, 'ties', {
      get: () => {
        asked.push('anna')
        return anna!.ties
      },
    })
    const story: Story = { ...known, characters: [counted, ...others] }

    expect(tiesOf(story, 'characters', 'anna').map(({ name }) => name)).toEqual(['Cora', 'Bert', 'Guild'])
    expect(tiesOf(story, 'characters', 'bert').map(({ name }) => name)).toEqual(['Anna'])
    expect(asked).toEqual(['anna'])
  })
})
