import type { ComponentType, ReactNode } from 'react'
import type { View } from '#kinds/kind.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { itemCard } from '#story/items/items.ts'
import { diaryDetail } from '#story/journals/diary.ts'
import { noteCard } from '#story/journals/notes.ts'
import { characterCard } from '#story/people/characters.ts'
import { ItemCardLink } from '#web/codex/items/item-card.tsx'
import { itemFiltering } from '#web/codex/items/item-filtering.ts'
import { DiaryCardLink } from '#web/codex/journals/diary-card.tsx'
import { DiaryList } from '#web/codex/journals/diary-list.tsx'
import { NoteLines, NoteLink } from '#web/codex/journals/note-lines.tsx'
import { PagesRead } from '#web/codex/journals/pages-read.tsx'
import { CharacterCardLink } from '#web/codex/people/character-card.tsx'
import { book } from '#web/reader/book.ts'
import { type DrawCard, drawnAs } from './draw-card.ts'
import type { Filtering } from './filtering.ts'

/** The list components of single kinds, by the names used in their declarations (`kinds/kind.ts`). */
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
