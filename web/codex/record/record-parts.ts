import type { ComponentType } from 'react'
import type { Part } from '#kinds/kind.ts'
import { ItemEffects, ItemSouls } from '#web/codex/items/item-abilities.tsx'
import { ItemBadges } from '#web/codex/items/item-badges.tsx'
import { ItemFigure } from '#web/codex/items/item-figure.tsx'
import { DiaryFacts, DiaryPager, DiaryPages } from '#web/codex/journals/diary-record.tsx'
import { NoteFacts, NoteText } from '#web/codex/journals/note-record.tsx'
import { PersonBadges } from '#web/codex/people/person-badges.tsx'
import { PersonFigure } from '#web/codex/people/person-figure.tsx'
import { SequenceSection } from '#web/codex/people/sequence-section.tsx'

/** The record components of single kinds, by the names used in their declarations (`kinds/kind.ts`). */
export const PARTS: Readonly<Record<Part, ComponentType<{ id: string }>>> = {
  'person-figure': PersonFigure,
  'person-badges': PersonBadges,
  sequence: SequenceSection,
  'item-figure': ItemFigure,
  'item-badges': ItemBadges,
  'item-effects': ItemEffects,
  'item-souls': ItemSouls,
  'diary-facts': DiaryFacts,
  'diary-pages': DiaryPages,
  'diary-pager': DiaryPager,
  'note-facts': NoteFacts,
  'note-text': NoteText,
}
