import type { Kind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { entryMemory, type ShownFact } from '#story/entries/entry-memory.ts'
import { entryTies } from '#story/entries/entry-ties.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import type { TakenPart } from './taken-part.ts'

/** Everything told about an entry: its looks, background and ties, and each fact with its chapter. */
export function rememberedParts(story: Story, kind: Kind, id: string, book: BookSections): TakenPart[] {
  const { appearance, background, told } = entryMemory(story, kind, id)
  const ties = entryTies(story, kind, id, book).flatMap(({ name, ties }) =>
    ties.map(({ says, text, since }) => `${capitalised(says)} ${name} (chapter ${since}).${text ? ` ${text}` : ''}`),
  )
  const facts = told.flatMap(({ chapter, facts }) => facts.map((fact) => `Chapter ${chapter}: ${factText(fact)}`))
  const parts: TakenPart[] = [
    { title: 'Appearance', lines: appearance ? [appearance] : [], isList: false },
    { title: 'Background', lines: background ? [background] : [], isList: false },
    { title: 'Ties', lines: ties, isList: true },
    { title: 'What has been told', lines: facts, isList: true },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function factText({ text, takenBack }: ShownFact): string {
  return takenBack === undefined ? text : `${text} (Taken back in chapter ${takenBack}.)`
}
