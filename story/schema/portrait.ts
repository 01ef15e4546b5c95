import { z } from 'zod'

/** The parts of a cut-paper profile; what is left out is drawn from the entry's id. */
export const portrait = z.strictObject({
  sex: z.enum(['m', 'f']).optional(),
  age: z.enum(['child', 'young', 'adult', 'old']).optional(),
  face: z.string().optional(),
  hair: z.string().optional(),
  hat: z.string().optional(),
  beard: z.string().optional(),
  collar: z.string().optional(),
  bust: z.string().optional(),
  glasses: z.string().optional(),
})

export type PortraitParts = z.infer<typeof portrait>
