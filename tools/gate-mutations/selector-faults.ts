import type { Fault } from './fault.ts'

const LAWS = 'tools/laws/real-book.test.ts'

/** Faults of the selectors: looking a chapter ahead, counting what is not known, or linking to what does not exist. */
export const selectorFaults: readonly Fault[] = [
  {
    law: 'CODEX-4',
    fault: 'the search of a reader who went back still finds what they knew',
    file: 'story/search/search.ts',
    before: 'const indexes = new WeakMap<Story, Building>()',
    after:
      'const kept: { index?: Building } = {}\nconst indexes = { get: (_: Story) => kept.index, set: (_: Story, index: Building) => (kept.index = index) }',
    tests: ['story/search/search.test.ts', `${LAWS} > DATA-4`],
  },
  {
    law: 'DATA-9',
    fault: 'a Sequence shows what is known about the one below it',
    file: 'story/pathways/pathway-detail.ts',
    before: 'sequences?.[`sequence_${number}`]',
    after: 'sequences?.[`sequence_${number}`] ?? sequences?.[`sequence_${number + 1}`]',
    tests: ['story/pathways/pathway-detail.test.ts'],
  },
  {
    law: 'CODEX-3',
    fault: 'an id is looked up as any property of an object',
    file: 'story/engine/entries.ts',
    before: 'return entries.find((entry) => entry.id === id)',
    after: 'return Object.fromEntries(entries.map((entry) => [entry.id, entry]))[String(id)] as Entry | undefined',
    tests: [`${LAWS} > CODEX-3`],
  },
  {
    law: 'ACT-4',
    fault: 'what was told since a chapter begins with that chapter itself',
    file: 'story/news/news.ts',
    before: 'at && at.chapter > since; at = at.earlier',
    after: 'at && at.chapter >= since; at = at.earlier',
    tests: ['story/reading/catch-up.test.ts', 'tools/laws/catch-up.test.ts'],
  },
  {
    law: 'CODEX-3',
    fault: 'a tie has the same label on both sides',
    file: 'story/entries/entry-ties.ts',
    before: 'as: TIES[as].inverse, other: own',
    after: 'as, other: own',
    tests: ['story/entries/entry-ties.test.ts'],
  },
]
