import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectWithBeasts } from './invented-kind.ts'

/** A telling of a beast too many, and what has to hear of it. */
const FAULTS: Record<string, { chapter: number; told: Record<string, unknown>; rule: string }> = {
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

const FIRST = {
  name: 'Old Dog',
  group: 'Dogs',
  icon: 'sitting-dog',
  description: 'A dog that sleeps before the door of the old man and barks at nobody.',
}

describe('a kind that is one file of code, its words and its content', () => {
  const { folder, remove } = projectWithBeasts()
  let seen: Record<string, never> & {
    problems: string[]
    cards: unknown
    record: unknown
    sent: unknown
    found: Record<string, string[]>
    isInSchema: boolean
    heard: string[]
  }
  beforeAll(() => {
    const plants = Object.values(FAULTS).map(({ chapter, told }) => {
      const whole = chapter === 2 ? { ...FIRST, ...told } : told
      const known = Object.entries(whole).filter(([field, value]) => chapter !== 2 || value !== null || field in told)
      return { chapter, id: 'old-dog', told: Object.fromEntries(known.filter(([, value]) => value !== null)) }
    })
    const asked = JSON.stringify({ kind: 'beasts', chapter: 2, id: 'old-dog', plants })
    seen = JSON.parse(
      execFileSync(process.execPath, ['tools/try-kind.ts'], { cwd: folder, input: asked, encoding: 'utf8' }),
    )
  })
  afterAll(remove)

  test('keeps the rules of content', () => {
    expect(seen.problems).toEqual([])
  })

  test('has a list and a record', () => {
    expect(seen.cards).toEqual([
      { label: 'Dogs', cards: [expect.objectContaining({ id: 'old-dog', name: 'Old Dog' })] },
    ])
    expect(seen.record).toMatchObject({
      facts: [
        { name: 'Keeper', value: [{ name: 'Edmond Dantès', address: '/codex/characters?id=edmond-dantes' }] },
        { name: 'Met', value: 'Chapter 1' },
      ],
    })
  })

  test('is found by name, by a spelling that nobody sees, and by a fact', () => {
    for (const addresses of Object.values(seen.found)) expect(addresses).toContain('/codex/beasts?id=old-dog')
  })

  test('is known to editors', () => {
    expect(seen.isInSchema).toBe(true)
  })

  test.each(Object.entries(FAULTS).map(([fault, { rule }], index) => ({ fault, rule, index })))(
    '$fault is heard by $rule',
    ({ rule, index }) => {
      expect(seen.heard[index]).toBe(rule)
    },
  )
})
