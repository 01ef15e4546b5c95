import { z } from 'zod'
import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { id, line } from '#story/schema/parts.ts'
import { schemaOfFields } from './schema-of.ts'

const schemas = new Map(kinds.map((kind) => [kind, schemaOfFields(declarationOf(kind).fields, 'first')]))

/** The schema of a complete entry, with the fields it must have from its first mention on. */
export const entrySchema = (kind: Kind): z.ZodType => schemas.get(kind)!

const collections = kinds.map((kind) => [
  kind,
  z.record(id, schemaOfFields(declarationOf(kind).fields, 'any').nullable()).optional(),
])

/** A chapter file as an author writes it: what a reader learns in that chapter, and nothing known before. */
export const chapterFile = z.strictObject({
  /** The chapter's own title; shown only to readers who have reached it. */
  title: line.optional(),
  /** The in-story date; stays until a later chapter names another. */
  date: line.optional(),
  ...Object.fromEntries(collections),
})
