import { type Rule, tellings } from './rule.ts'

/** The kinds that have a picture on their card, with the fields of which one gives it. */
const pictures = {
  characters: ['portrait', 'icon', 'image'],
  items: ['icon', 'image'],
  pathways: ['icon'],
  deities: ['icon'],
  organizations: ['icon'],
} as const

export const picturesAreThere: Rule = {
  name: 'pictures-are-there',
  why: 'A card without a picture of its own looks unfinished, and all such cards look alike.',

  *check(checked) {
    const seen = new Set<string>()
    for (const { chapter, kind, id, told, path } of tellings(
      checked,
      Object.keys(pictures) as (keyof typeof pictures)[],
    )) {
      const fields: readonly string[] = pictures[kind as keyof typeof pictures]
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
