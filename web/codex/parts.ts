import type { ComponentType, ReactNode } from 'react'
import type { Part, View } from '#kinds/kind.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { itemCard } from '#story/items/items.ts'
import { diaryDetail } from '#story/journals/diary.ts'
import { noteCard } from '#story/journals/notes.ts'
import { characterCard } from '#story/people/characters.ts'
import { book } from '#web/reader/book.ts'
import { ItemEffects, ItemSouls } from './items/item-abilities.tsx'
import { ItemBadges } from './items/item-badges.tsx'
import { ItemCardLink } from './items/item-card.tsx'
import { ItemFigure } from './items/item-figure.tsx'
import { itemFiltering } from './items/item-filtering.ts'
import { DiaryCardLink } from './journals/diary-card.tsx'
import { DiaryList } from './journals/diary-list.tsx'
import { DiaryFacts, DiaryPager, DiaryPages } from './journals/diary-record.tsx'
import { NoteLines, NoteLink } from './journals/note-lines.tsx'
import { NoteFacts, NoteText } from './journals/note-record.tsx'
import { PagesRead } from './journals/pages-read.tsx'
import { type DrawCard, drawnAs } from './list/draw-card.ts'
import type { Filtering } from './list/filtering.ts'
import { CharacterCardLink } from './people/character-card.tsx'
import { PersonBadges } from './people/person-badges.tsx'
import { PersonFigure } from './people/person-figure.tsx'
import { SequenceSection } from './people/sequence-section.tsx'

/** The components of what one kind alone has, by the names that declarations call them by (`kinds/kind.ts`). */
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

export const CARDS: Readonly<Record<NonNullable<View['card']>, DrawCard>> = {
  person: drawnAs(CharacterCardLink, (story, entry) => characterCard(story, entry as KnownOf<'characters'>, book)),
  item: drawnAs(ItemCardLink, (story, entry) => itemCard(story, entry as KnownOf<'items'>, book)),
  diary: drawnAs(DiaryCardLink, (story, { id }) => diaryDetail(story, id)),
  note: drawnAs(NoteLink, (story, { id }) => noteCard(story, id)),
}

export const LAYOUTS: Readonly<Record<NonNullable<View['layout']>, ComponentType<{ children: ReactNode }>>> = {
  leaves: DiaryList,
  lines: NoteLines,
}

export const FILTERS: Readonly<Record<NonNullable<View['filters']>, Filtering>> = { items: itemFiltering }

export const ACTIONS: Readonly<Record<NonNullable<View['action']>, ComponentType>> = { 'pages-read': PagesRead }
