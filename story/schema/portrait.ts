import { z } from 'zod'

/** The pieces of a cut-paper profile, by the names that `web/engraving` draws; what is left out stays plain. */
const parts = z.strictObject({
  face: z.enum(['m1', 'm2', 'f1', 'f2']).optional(),
  hair: z.enum(['swept', 'parted', 'curly', 'receding', 'queue', 'bun', 'highbun', 'waves', 'coil', 'none']).optional(),
  hat: z.enum(['tophat', 'halftop', 'bowler', 'cap', 'feathered', 'bonnet', 'hoodie', 'none']).optional(),
  facial: z.enum(['moustache', 'beard', 'chops', 'none']).optional(),
  bust: z.enum(['frock', 'cape', 'uniform', 'gown', 'robe']).optional(),
  /** What is cut out of the dress: collars, a cravat, a brooch, buttons. */
  cut: z.array(z.enum(['wing', 'cravat', 'high', 'lace', 'brooch', 'buttons', 'collarpoint'])).optional(),
  glasses: z.enum(['monocle', 'specs', 'none']).optional(),
})

/**
 * What is known of a person's looks. Without `parts` the profile is drawn by lot from the entry's id, within what the
 * other fields say; of somebody of whom nothing is known it shows a hood.
 */
export const portrait = z.strictObject({
  sex: z.enum(['female', 'male']).optional(),
  age: z.enum(['young', 'adult', 'old']).optional(),
  station: z.enum(['gentle', 'working', 'uniform', 'clergy']).optional(),
  hooded: z.boolean().optional(),
  parts: parts.optional(),
})

export type PortraitParts = z.infer<typeof portrait>
