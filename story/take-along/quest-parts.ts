import type { Kind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { questDetail } from '#story/quests/quests.ts'
import { joined, type TakenPart } from './taken-part.ts'

/** The objectives of a quest, and its progress. */
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
