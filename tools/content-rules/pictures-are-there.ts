import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { patches, type Rule } from './rule.ts'

/** The fields of a kind of which one provides the picture on its card; empty if its cards have no picture. */
const picturesOf = (kind: Kind) =>
  Object.entries(declarationOf(kind).fields).flatMap(([name, { isPicture }]) => (isPicture ? [name] : []))

export const picturesAreThere: Rule = {
  name: 'pictures-are-there',
  why: 'A card without a picture of its own looks unfinished, and all such cards look alike.',

  *check(checked) {
    const seen = new Set<string>()
    const pictured = kinds.filter((kind) => picturesOf(kind).length > 0)
    for (const { chapter, kind, id, told, path } of patches(checked, pictured)) {
      const fields = picturesOf(kind)
      const isKnown = seen.has(path.join())
      seen.add(path.join())
      const taken = fields.find((field) => told[field] === null)
      if (!taken && (isKnown || fields.some((field) => field in told) || isDefault(checked, kind, id))) continue
      yield {
        chapter,
        path,
        what: id,
        message: `${path.join('.')}: has no picture.`,
        tip: `Give it ${fields.join(' or ')} at its first mention.`,
      }
    }
  },
}

function isDefault({ book }: Parameters<Rule['check']>[0], kind: string, id: string): boolean {
  return kind === 'pathways' && book.pathways?.defaults[id]?.icon !== undefined
}
