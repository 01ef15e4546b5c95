import type { Field, Fields } from '#kinds/field.ts'
import { declarationOf } from '#kinds/kinds.ts'
import { elementOf } from '#kinds/walk.ts'
import { isMap } from '#story/engine/merge.ts'
import type { Finding } from '#tools/content/finding.ts'
import { type CheckedBook, patches, type Rule } from './rule.ts'

type Patch = Record<string, unknown>

/** All values that a field has been told, and whether it has one now. */
class Values {
  readonly all = new Set<string>()
  isKnown = true
}

/** Texts that belong to their chapter and so never repeat known ones. */
function isOfChapter(field: Field): boolean {
  const element = elementOf(field)
  return (
    element.type === 'facts' || (element.type === 'text' && (element.role === 'news' || element.role === 'activity'))
  )
}

export const nothingIsToldTwice: Rule = {
  name: 'nothing-is-told-twice',
  why: 'What a chapter tells is news. A field told again was told too early the first time, or is superfluous now.',

  *check(checked) {
    const known = new Map<string, Patch>()
    const tip = 'Remove it, or tell it later the first time. Declare what really comes back in exceptions.yaml.'
    for (const { chapter, kind, told, path } of patches(checked)) {
      const entry = known.get(path.join()) ?? {}
      known.set(path.join(), entry)
      for (const finding of learn(entry, told, declarationOf(kind).fields, path)) yield { chapter, tip, ...finding }
    }
    if (!checked.focus) yield* titles(checked, tip)
  },
}

/** Adds a patch to what is known, every value under its field, and yields the values told before. */
function* learn(
  known: Patch,
  told: Patch,
  fields: Fields,
  path: readonly string[],
): Generator<Pick<Finding, 'path' | 'message' | 'what'>> {
  for (const [field, value] of Object.entries(told)) {
    const at = [...path, field]
    const declared = fields[field]
    if (!declared || isOfChapter(declared)) continue
    const before = known[field]
    if (value === null) {
      if (before === undefined || (before instanceof Values && !before.isKnown)) {
        yield { path: at, message: `${at.join('.')}: removes what is not known.` }
      }
      // What is planted early and removed again is still told twice once its chapter tells it.
      if (before instanceof Values && !declared.isPresent) before.isKnown = false
      else delete known[field]
    } else if (isMap(value) && (declared.type === 'group' || declared.type === 'map')) {
      const below = isMap(before) ? before : {}
      known[field] = below
      const inner = declared.type === 'group' ? declared.fields : entriesOf(value, declared)
      yield* learn(below, value, inner, at)
    } else {
      const what = typeof value === 'string' ? value : JSON.stringify(value)
      const values = before instanceof Values ? before : new Values()
      if (values.all.has(what)) {
        yield { path: at, what, message: `${at.join('.')}: "${what.slice(0, 60)}" was told before.` }
      }
      if (declared.isPresent) values.all.clear()
      values.all.add(what)
      values.isKnown = true
      known[field] = values
    }
  }
}

/** The ids of a nested map as fields, so that its entries are learnt like anything else. */
function entriesOf(value: Patch, { fields }: Field & { type: 'map' }): Fields {
  return Object.fromEntries(Object.keys(value).map((id) => [id, { type: 'group', fields }]))
}

function* titles({ content, book }: CheckedBook, tip: string): Generator<Finding> {
  const known = new Map<string, number>()
  for (const { number: chapter, chapter: told } of content.chapters) {
    const { title: what } = told
    if (!what || chapter > book.chapters.last) continue
    const before = known.get(what)
    known.set(what, chapter)
    if (before)
      yield { chapter, path: ['title'], what, message: `title: "${what}" is the title of chapter ${before}.`, tip }
  }
}
