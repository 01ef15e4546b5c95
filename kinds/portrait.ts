import { choice, flag, group, list, optional, pictured, type Written } from './field.ts'

/** The pieces of a cut-paper profile, by the names used in `web/illustrations`; anything left out stays plain. */
const parts = group({
  face: optional(choice(['m1', 'm2', 'f1', 'f2'])),
  hair: optional(choice(['swept', 'parted', 'curly', 'receding', 'queue', 'bun', 'highbun', 'waves', 'coil', 'none'])),
  hat: optional(choice(['tophat', 'halftop', 'bowler', 'cap', 'feathered', 'bonnet', 'hoodie', 'none'])),
  facial: optional(choice(['moustache', 'beard', 'chops', 'none'])),
  bust: optional(choice(['frock', 'cape', 'uniform', 'gown', 'robe'])),
  /** What is cut out of the clothing: collars, a cravat, a brooch, buttons. */
  cut: optional(list(choice(['wing', 'cravat', 'high', 'lace', 'brooch', 'buttons', 'collarpoint']))),
  glasses: optional(choice(['monocle', 'specs', 'none'])),
})

const looks = {
  sex: optional(choice(['female', 'male'])),
  age: optional(choice(['young', 'adult', 'old'])),
  station: optional(choice(['gentle', 'working', 'uniform', 'clergy'])),
  hooded: optional(flag),
  parts: optional(parts),
}

/**
 * What is known of a person's looks. Without `parts`, the profile is chosen pseudo-randomly from the entry's id, within what
 * the other fields say. If nothing is known, it shows a hood.
 */
export const portrait = pictured(group(looks))

export type PortraitParts = Written<typeof looks>
