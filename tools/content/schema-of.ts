import { z } from 'zod'
import type { Field, Fields } from '#kinds/field.ts'
import { amount, id, line, text } from '#story/schema/parts.ts'

/** The schema of a first patch, or of any patch, in which each field is optional and `null` removes one (RFC 7396). */
type Patch = 'first' | 'any'

const blocks = z.union([
  text,
  z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('heading'), text: line }),
        z.strictObject({ type: z.literal('paragraph'), text }),
        z.strictObject({ type: z.literal('list'), items: z.array(line).min(1) }),
        z.strictObject({ type: z.literal('address'), text: line }),
      ]),
    )
    .min(1),
])

/** A sentence; with a key so that a later fact can retract it, or with the key of the fact that it retracts. */
const factText = z.string().trim().min(1).max(400)
const fact = z.union([factText, z.strictObject({ text: factText, key: id.optional(), retracts: id.optional() })])

/** The schema of an entry with these fields. */
export function schemaOfFields(fields: Fields, patch: Patch): z.ZodType {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOf(field, patch)
    if (patch === 'any') return [name, schema.nullable().optional()]
    return [name, field.isOptional ? schema.optional() : schema]
  })
  return z.strictObject(Object.fromEntries(shape))
}

function schemaOf(field: Field, patch: Patch): z.ZodType {
  switch (field.type) {
    case 'text':
      return field.role === 'reference' ? id : z.string().trim().min(1).max(field.most)
    case 'blocks':
      return blocks
    case 'chapter':
      return z.int().min(1)
    case 'count':
      return field.most === undefined ? z.int().min(field.least) : z.int().min(field.least).max(field.most)
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.options)
    case 'amount':
      return amount
    case 'list':
      return field.least > 0
        ? z.array(schemaOf(field.of, 'first')).min(field.least)
        : z.array(schemaOf(field.of, 'first'))
    case 'facts':
      return z.array(fact).min(1)
    case 'group':
      return schemaOfFields(field.fields, patch)
    case 'map': {
      const entry = schemaOfFields(field.fields, patch)
      const key = field.keys.pattern ? z.string().regex(field.keys.pattern.source, field.keys.pattern.message) : id
      return z.record(key, patch === 'any' ? entry.nullable() : entry)
    }
  }
}
