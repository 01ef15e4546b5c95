import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import { patches, type Rule } from './rule.ts'

export const chaptersAreNotAhead: Rule = {
  name: 'chapters-are-not-ahead',
  why: 'A chapter number that lies ahead of its file tells that something is still to come.',

  *check(checked) {
    for (const { chapter, kind, path, told } of patches(checked)) {
      for (const { path: below, field, value } of placesOf(declarationOf(kind).fields, told)) {
        if (field.type !== 'chapter' || typeof value !== 'number' || value <= chapter) continue
        const at = [...path, ...below]
        yield {
          chapter,
          path: at,
          message: `${at.join('.')}: ${value} lies ahead of chapter ${chapter}.`,
          tip: 'Leave it out: it is taken from the file that tells it.',
        }
      }
    }
  },
}
