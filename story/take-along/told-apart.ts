import type { Kind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { entryOf, listOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { questDetail } from '#story/quests/quests.ts'
import { plainText } from '#story/texts/description.ts'
import { joined, type TakenPart } from './taken-part.ts'

/** The Sequences of a pathway that are known, from the lowest (the highest number) up. */
export function pathwayParts(story: Story, kind: Kind, id: string, { sections }: BookSections): TakenPart[] {
  const pathway = kind === 'pathways' ? entryOf(story.pathways, id) : undefined
  if (!pathway || !sections.pathways) return []
  const { rank } = sections.pathways
  const known = listOf(pathway.sequences).map((sequence) => ({
    number: Number(sequence.id.replace('sequence_', '')),
    text: joined(sequence.name, plainText(sequence.description)),
  }))
  const lines = known.sort((a, b) => b.number - a.number).map(({ number, text }) => `${rank} ${number}: ${text}`)
  return lines.length > 0 ? [{ title: sections.pathways.ladder, lines, isList: true }] : []
}

/** What a quest asks for, and how far it is. */
export function questParts(story: Story, kind: Kind, id: string, book: BookSections): TakenPart[] {
  const quest = kind === 'quests' ? questDetail(story, id, book) : undefined
  if (!quest) return []
  const { status, objectives, reward, percent } = quest
  const lines = objectives.map(({ text, status, description }) => joined(`${text} (${status})`, description))
  const parts: TakenPart[] = [
    { title: undefined, lines: [`${status}, ${percent} percent`], isList: false },
    { title: 'Objectives', lines, isList: true },
    { title: 'Rewards', lines: reward ? [reward] : [], isList: false },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}
