/** An invalid patch in a chapter, and the rule that has to find it. */
export type Fault = { chapter: number; told: Record<string, unknown>; rule: string }

/** Mistakes in the invented fields of a kind (`invented-fields.ts`). */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'a reference to nobody': { chapter: 2, told: { mentor: 'no-such-person' }, rule: 'references-are-known' },
  'a list with a place that is told later': { chapter: 2, told: { ports: ['monte-cristo'] }, rule: 'names-are-known' },
  'a key that is nobody': { chapter: 2, told: { kin: { nobody: {} } }, rule: 'references-are-known' },
  'one that lies in itself': { chapter: 2, told: { inside: 'old-one' }, rule: 'entries-do-not-circle' },
  'a chapter ahead': { chapter: 2, told: { metIn: 9 }, rule: 'chapters-are-not-ahead' },
  'a later name in a text': { chapter: 2, told: { motto: 'Never ask Faria.' }, rule: 'names-are-known' },
  'a later name in a body': { chapter: 2, told: { legend: 'It swam around Faria.' }, rule: 'names-are-known' },
  'a later name as another name': { chapter: 2, told: { byname: 'Faria' }, rule: 'names-are-known' },
  'a later name as a mention': { chapter: 2, told: { rival: 'Faria' }, rule: 'names-are-known' },
  'a later name as an owner': { chapter: 2, told: { keeper: 'Faria' }, rule: 'names-are-known' },
  'a day to come': { chapter: 2, told: { bornOn: '3 October 1829' }, rule: 'dates-do-not-run-backwards' },
  'a word that looks ahead': { chapter: 2, told: { motto: 'It will be told later.' }, rule: 'texts-do-not-look-ahead' },
  'a drawing that does not exist': { chapter: 2, told: { crest: 'no-such-glyph' }, rule: 'glyphs-exist' },
  'a status that is none': { chapter: 2, told: { mood: 'Merry' }, rule: 'statuses-fit' },
  'coins that the book does not have': { chapter: 2, told: { worth: { roubles: 3 } }, rule: 'amounts-are-in-coins' },
  'a text that is too short': { chapter: 2, told: { motto: 'Never.' }, rule: 'texts-have-their-length' },
  'the same again': { chapter: 3, told: { byname: 'Grizzlebeard' }, rule: 'nothing-is-told-twice' },
  'a text that loses what was told': {
    chapter: 3,
    told: { motto: 'Whoever sleeps on deck wakes wet.' },
    rule: 'what-was-told-survives',
  },
  'a field that nobody declared': { chapter: 2, told: { weight: 'Heavy' }, rule: 'schema' },
}
