import type { Fault } from './fault.ts'

const TIMELINE = 'story/engine/timeline.test.ts'

/** Faults of the engine: a comparison off by one, a date too early, a story that is mutated afterwards. */
export const engineFaults: readonly Fault[] = [
  {
    law: 'DATA-4',
    fault: 'a chapter brings what the next one tells',
    file: 'story/engine/timeline.ts',
    before: 'chapters[chapterKey(at + 1 + index)] ?? {}',
    after: '({ ...chapters[chapterKey(at + 1 + index)], ...chapters[chapterKey(at + 2 + index)] })',
    tests: [`${TIMELINE} > DATA-1`, `${TIMELINE} > DATA-4`],
  },
  {
    law: 'DATA-4',
    fault: 'the next chapter’s story is returned if it is cached',
    file: 'story/engine/timeline.ts',
    before: 'return stories[number] ?? emptyStory',
    after: 'return stories[number + 1] ?? stories[number] ?? emptyStory',
    tests: [`${TIMELINE} > DATA-5`],
  },
  {
    law: 'DATA-16',
    fault: 'a later patch changes the entry that an earlier story holds',
    file: 'story/engine/known.ts',
    before: 'lastChanged: chapter } : own.has(known) ? known : { ...known }',
    after: 'lastChanged: chapter } : known',
    tests: [`${TIMELINE} > DATA-16`],
  },
  {
    law: 'DATA-16',
    fault: 'the entries of the previous story are overwritten instead of copied',
    file: 'story/engine/story.ts',
    before: ': known.slice()',
    after: ': (known as AnyKnown[])',
    tests: [`${TIMELINE} > DATA-16`],
  },
]
