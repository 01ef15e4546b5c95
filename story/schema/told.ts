import { z } from 'zod'

/**
 * The schema of what one chapter may say of an entry: any part of it, `null` to take a part away (RFC 7396).
 * Objects and maps are taken apart to any depth; lists and plain values are told whole.
 */
export function told(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return told(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      told(field).nullable().optional(),
    ])
    return z.strictObject(Object.fromEntries(fields))
  }
  if (schema instanceof z.ZodRecord) {
    return z.record(schema.keyType as z.ZodString, told(schema.valueType as z.ZodType).nullable())
  }
  return schema
}
