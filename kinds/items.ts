import { amount, blocks, chapter, choice, count, group, line, list, map, optional } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import {
  appearance,
  description,
  forgets,
  headline,
  icon,
  image,
  name,
  namedAbilities,
  recentActivities,
  spellings,
  told,
} from './parts.ts'
import { GRADES, RARITIES } from './rarities.ts'

const abilityLines = optional(list(line('prose')))

const chapters = { acquiredAt: optional(chapter), discoveredAt: optional(chapter), firstMention: optional(chapter) }

export const items = kind({
  seenAs: 'discoveredAt',
  opensIn: 'drawer',
  ownsNames: true,
  fields: {
    name,
    /** `weapon`, `tool`, `artifact`, `consumable`, or a label of its own. */
    category: line('category'),
    type: optional(line('label')),
    rarity: optional(choice([...RARITIES, ...GRADES, 'unknown'])),
    price: optional(amount),
    quantity: optional(count(0)),
    /** Name of a game-icons glyph; the build puts its drawing into the story file. */
    icon,
    image,
    status: optional(line('status')),
    owner: optional(line('owner')),
    description,
    fullContent: optional(blocks('body')),
    condition: optional(line('label')),
    ammo: optional(line('label')),
    importance: optional(line('label')),
    details: optional(
      group({
        name: optional(name),
        appearance: optional(line('prose')),
        function: optional(line('prose')),
        ability: optional(line('prose')),
      }),
    ),
    /** Souls that the item holds: whose each is and what it lends. */
    abilities: optional(
      map({ name, owner: optional(line('mention')), abilities: namedAbilities }, { seenAs: 'discoveredAt' }),
    ),
    /** What a Sealed Artifact does, what it costs, and how it is kept. */
    abilities_custom: optional(
      group({
        positive: abilityLines,
        negative: abilityLines,
        sealingMethod: abilityLines,
        special: abilityLines,
      }),
    ),
    ...chapters,
    recentActivities,
    told,
    appearance,
    spellings,
    forgets,
    headline,
  },
})

export type Item = EntryOf<typeof items>
