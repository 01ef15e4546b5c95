import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAULTS, type Fault } from './invented-faults.ts'
import { TOLD, WIDE, WIDE_ID, WIDENED } from './invented-fields.ts'
import { projectWithBeasts } from './invented-kind.ts'

/** An invalid patch of a beast, and the rule that has to find it. */
const BEAST_FAULTS: Readonly<Record<string, Fault>> = {
  'a reference to nobody': { chapter: 2, told: { keeper: 'no-such-person' }, rule: 'references-are-known' },
  'a list with a place that is told later': { chapter: 2, told: { haunts: ['monte-cristo'] }, rule: 'names-are-known' },
  'a key that is nobody': { chapter: 2, told: { cubs: { nobody: {} } }, rule: 'references-are-known' },
  'a tie with somebody who is told later': {
    chapter: 2,
    told: { ties: { faria: { as: 'enemy' } } },
    rule: 'names-are-known',
  },
  'a tie with nobody': { chapter: 2, told: { ties: { nobody: { as: 'enemy' } } }, rule: 'references-are-known' },
  'a tie that has no word': { chapter: 2, told: { ties: { 'edmond-dantes': { as: 'shadow' } } }, rule: 'schema' },
  'a tie that forgets what it was': {
    chapter: 3,
    told: { ties: { 'edmond-dantes': { as: 'enemy' } } },
    rule: 'what-was-told-survives',
  },
  'a chapter ahead': { chapter: 2, told: { metIn: 9 }, rule: 'chapters-are-not-ahead' },
  'a later name in a text': { chapter: 2, told: { cry: 'It howls at Faria.' }, rule: 'names-are-known' },
  'a later name among the facts': { chapter: 2, told: { told: ['It bites Faria.'] }, rule: 'names-are-known' },
  'a later name in the key of a fact': {
    chapter: 2,
    told: { told: [{ text: 'It barks at the old man.', key: 'barks-at-faria' }] },
    rule: 'names-are-known',
  },
  'a later name as a nickname': { chapter: 2, told: { nickname: 'Faria' }, rule: 'names-are-known' },
  'a day to come': { chapter: 2, told: { tamedOn: '3 October 1829' }, rule: 'dates-do-not-run-backwards' },
  'a word that looks ahead': { chapter: 2, told: { cry: 'It will bite him later.' }, rule: 'texts-do-not-look-ahead' },
  'no picture': { chapter: 2, told: { icon: null }, rule: 'pictures-are-there' },
  'a picture that does not exist': { chapter: 2, told: { icon: 'no-such-glyph' }, rule: 'glyphs-exist' },
  'a name that is too long': { chapter: 2, told: { name: 'A '.repeat(13).trim() }, rule: 'texts-have-their-length' },
  'no name at all': { chapter: 2, told: { name: null }, rule: 'first-mention-is-complete' },
  'the same again': { chapter: 3, told: { group: 'Dogs' }, rule: 'nothing-is-told-twice' },
  'a text that loses what was told': {
    chapter: 3,
    told: { description: 'A wolf of the mountains, grey, hungry and without a master.' },
    rule: 'what-was-told-survives',
  },
  'a field that nobody declared': { chapter: 2, told: { weight: 'Heavy' }, rule: 'schema' },
}

const BEAST = {
  name: 'Old Dog',
  group: 'Dogs',
  icon: 'sitting-dog',
  description: 'A dog that sleeps before the door of the old man and barks at nobody.',
}

type Seen = {
  sent: unknown
  groups: string[]
  card: unknown
  record: unknown
  found: string[][]
  inSchema: string[]
  heard: string[]
}

/** The patches to plant in chapter 2, which first tells of the entry, merged with what it says there. */
function plants(faults: Readonly<Record<string, Fault>>, id: string, first: Record<string, unknown>) {
  return Object.values(faults).map(({ chapter, told }) => {
    const whole = chapter === 2 ? { ...first, ...told } : told
    return { chapter, id, told: Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null)) }
  })
}

const PICTURE = { 'no picture': { chapter: 2, told: { icon: null, crest: null }, rule: 'pictures-are-there' } }
const faultsOf = (kind: (typeof WIDENED)[number]): Readonly<Record<string, Fault>> =>
  kind === 'quests' ? FAULTS : { ...FAULTS, ...PICTURE }

const { folder, remove } = projectWithBeasts()
let problems: string[]
let glyphs: string[]
const seen = new Map<string, Seen>()

beforeAll(() => {
  const asked = [
    {
      kind: 'beasts',
      chapter: 2,
      id: 'old-dog',
      searched: ['old dog', 'auld dogge', 'sleeps in the sun'],
      plants: plants(BEAST_FAULTS, 'old-dog', BEAST),
    },
    ...WIDENED.map((kind) => ({
      kind,
      chapter: 2,
      id: WIDE_ID,
      searched: ['grizzlebeard', 'wharfinger tibbs', 'lighthouse twice'],
      plants: plants(faultsOf(kind), WIDE_ID, { ...WIDE[kind], ...TOLD }),
    })),
  ]
  const input = JSON.stringify(asked)
  const answer = execFileSync(process.execPath, ['tools/try-kind.ts'], { cwd: folder, input, encoding: 'utf8' })
  const given = JSON.parse(answer) as { problems: string[]; glyphs: string[]; seen: Seen[] }
  problems = given.problems
  glyphs = given.glyphs
  for (const [index, { kind }] of asked.entries()) seen.set(kind, given.seen[index]!)
}, 120_000)
afterAll(remove)

test('content with a kind and fields that were invented keeps all rules', () => {
  expect(problems).toEqual([])
})

describe('a kind that is one file of code, its words and its content', () => {
  test('has a list and a record', () => {
    expect(seen.get('beasts')).toMatchObject({
      groups: ['Dogs'],
      card: { id: 'old-dog', name: 'Old Dog' },
      record: {
        facts: [
          { name: 'Keeper', value: [{ name: 'Edmond Dantès', address: '/codex/characters?id=edmond-dantes' }] },
          { name: 'Met', value: 'Chapter 1' },
        ],
      },
    })
  })

  test('is found by name, by a spelling that nobody sees, and by a fact', () => {
    for (const addresses of seen.get('beasts')!.found) expect(addresses).toContain('/codex/beasts?id=old-dog')
  })

  test('is known to editors', () => {
    expect(seen.get('beasts')?.inSchema).toContain('tamedOn')
  })

  test.each(Object.entries(BEAST_FAULTS).map(([fault, { rule }], index) => ({ fault, rule, index })))(
    '$fault is heard by $rule',
    ({ rule, index }) => {
      expect(seen.get('beasts')!.heard[index]).toBe(rule)
    },
  )
})

describe.each(WIDENED)('a field of each role that is one line of %s', (kind) => {
  test('is known to editors, and sent to readers unless it is a remark', () => {
    const { secret: _, ...sent } = TOLD
    expect(seen.get(kind)?.inSchema).toEqual(expect.arrayContaining(Object.keys(TOLD)))
    expect(Object.keys(seen.get(kind)?.sent as object)).toEqual(expect.arrayContaining(Object.keys(sent)))
    expect(seen.get(kind)?.sent).not.toHaveProperty('secret')
    expect(glyphs).toContain(TOLD.crest)
  })

  test.each(Object.entries(faultsOf(kind)).map(([fault, { rule }], index) => ({ fault, rule, index })))(
    '$fault is heard by $rule',
    ({ rule, index }) => {
      expect(seen.get(kind)!.heard[index]).toBe(rule)
    },
  )
})

describe.each(['characters', 'items'])('a row of the view of %s', (kind) => {
  test('shows the field as its role asks', () => {
    expect(seen.get(kind)?.record).toMatchObject({
      facts: expect.arrayContaining([
        { name: 'Mentor', value: [{ name: 'Edmond Dantès', address: '/codex/characters?id=edmond-dantes' }] },
        { name: 'Met', value: 'Chapter 1' },
        { name: 'Worth', value: '3 francs' },
      ]),
      sections: expect.arrayContaining([
        { title: 'Motto', type: 'text', text: TOLD.motto },
        {
          title: 'Ports',
          type: 'mentions',
          mentions: [{ name: 'Port of Marseille', address: '/codex/locations?id=marseille' }],
        },
        expect.objectContaining({ title: 'Kin', type: 'people' }),
      ]),
    })
  })

  test('search reads the field: another name, an owner, a body', () => {
    for (const addresses of seen.get(kind)!.found) expect(addresses).toContain(`/codex/${kind}?id=${WIDE_ID}`)
  })
})
