import { isMap } from '#story/merge.ts'
import { type Rule, tellings } from './rule.ts'

const fields = [
  'firstAppearance',
  'firstMention',
  'firstVisit',
  'acquiredAt',
  'discoveredAt',
  'startChapter',
  'endChapter',
  'estimatedEnd',
  'completedInChapter',
]

export const chaptersAreNotAhead: Rule = {
  name: 'chapters-are-not-ahead',
  why: 'A chapter number that lies ahead of its file tells that something is still to come.',

  *check(checked) {
    for (const { chapter, path, told } of tellings(checked)) yield* ahead(told, path, chapter)
  },
}

function* ahead(
  value: unknown,
  path: readonly string[],
  chapter: number,
): Generator<{ chapter: number; path: string[]; message: string; tip: string }> {
  if (!isMap(value)) return
  for (const [field, below] of Object.entries(value)) {
    const at = [...path, field]
    if (typeof below === 'number' && fields.includes(field) && below > chapter) {
      yield {
        chapter,
        path: at,
        message: `${at.join('.')}: ${below} lies ahead of chapter ${chapter}.`,
        tip: 'Leave it out: it is taken from the file that tells it.',
      }
    } else yield* ahead(below, at, chapter)
  }
}
