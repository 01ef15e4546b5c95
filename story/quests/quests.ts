import type { BookSections } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { compareText, entryOf, listOf, numberOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import type { QuestType } from '#story/schema/sections.ts'

type Quest = KnownOf<'quests'>
type Objective = NonNullable<Quest['objectives']>[string]
export type QuestStatus = Quest['status']

/** The tabs of the journal, in order. */
export const QUEST_STATUSES = ['active', 'failed', 'completed'] as const satisfies QuestStatus[]

export type ObjectiveCard = {
  id: string
  text: string
  description: string | undefined
  status: Objective['status']
  /** The chapter that completed it. */
  completedIn: number | undefined
  /** Per cent done, if a chapter told it. */
  progress: number | undefined
}

export type QuestCard = {
  id: string
  name: string
  type: string
  description: string
  status: QuestStatus
  /** The chapter in which it began. */
  since: number
  /** The chapter in which it ended, and the one by which it was expected to; never later than the reader's (QUEST-5). */
  ended: number | undefined
  estimatedEnd: number | undefined
  reward: string | undefined
  objectives: ObjectiveCard[]
  done: number
  percent: number
}

export type QuestSection = { label: string; quests: QuestCard[] }

/** The number of quests by status (section 2). */
export function questCounts(story: Story): Record<QuestStatus, number> {
  const quests = story.quests
  const ofStatus = (status: QuestStatus) => quests.filter((quest) => quest.status === status).length
  return { active: ofStatus('active'), failed: ofStatus('failed'), completed: ofStatus('completed') }
}

/** The number of active quests by type, under the book's word for that count. */
export function activeQuests(
  story: Story,
  book: BookSections,
): { key: QuestType['key']; name: string; count: number }[] {
  return questsByType(story, book).map(({ type: { key, counter: name }, quests }) => ({
    key,
    name,
    count: quests.filter(({ status }) => status === 'active').length,
  }))
}

/** The journal's sections with their quests of one status, newest first; a section may be empty. */
export function questSections(story: Story, book: BookSections, status: QuestStatus): QuestSection[] {
  return questsByType(story, book).map(({ type, quests }) => ({
    label: type.label,
    quests: quests.filter((quest) => quest.status === status).map((quest) => questCard(story, quest, type.label)),
  }))
}

/** Everything known about a quest; undefined for an id that the story does not contain, whether unknown or not yet known. */
export function questDetail(
  story: Story,
  id: string | null,
  book: BookSections,
): (QuestCard & { number: number }) | undefined {
  const quest = entryOf(story.quests, id)
  if (!quest) return undefined

  const label = typesOf(book).find(({ key }) => key === quest.type)?.label ?? quest.type
  return { ...questCard(story, quest, label), number: numberOf(story.quests, quest) }
}

/** All quests by the book's types, each in journal order; a type may be empty. */
export function questsByType(story: Story, book: BookSections): { type: QuestType; quests: Quest[] }[] {
  const quests = story.quests.toSorted(byJournalOrder)
  return typesOf(book).map((type) => ({ type, quests: quests.filter((quest) => quest.type === type.key) }))
}

function typesOf({ sections }: BookSections): readonly QuestType[] {
  return sections.quests?.types ?? []
}

/** Active before finished; active ones by latest completed objective or start, finished ones by end, newest first (section 4). */
export function byJournalOrder(a: Quest, b: Quest): number {
  return (
    Number(isFinished(a)) - Number(isFinished(b)) ||
    latestChapter(b) - latestChapter(a) ||
    compareText(a.title, b.title)
  )
}

function questCard(story: Story, quest: Quest, type: string): QuestCard {
  const { id, title, description, status, reward } = quest
  const told = (chapter: number | undefined) =>
    chapter !== undefined && chapter <= story.chapter ? chapter : undefined
  const objectives = listOf(quest.objectives).map(
    ({ id, text, description, status, completedInChapter, progress }) => ({
      id,
      text,
      description,
      status,
      completedIn: status === 'completed' ? told(completedInChapter) : undefined,
      progress,
    }),
  )
  const done = objectives.filter(({ status }) => status === 'completed').length
  return {
    id,
    name: title,
    type,
    description,
    status,
    since: startChapter(quest),
    ended: isFinished(quest) ? told(quest.endChapter) : undefined,
    estimatedEnd: told(quest.estimatedEnd),
    reward,
    objectives,
    done,
    percent: objectives.length === 0 ? 0 : Math.round((done / objectives.length) * 100),
  }
}

function isFinished({ status }: Quest): boolean {
  return status !== 'active'
}

function startChapter({ startChapter, firstSeen }: Quest): number {
  return startChapter ?? firstSeen
}

function latestChapter(quest: Quest): number {
  const completions = listOf(quest.objectives).map(({ completedInChapter = 0 }) => completedInChapter)
  const lastStep = Math.max(startChapter(quest), ...completions)
  return isFinished(quest) ? (quest.endChapter ?? lastStep) : lastStep
}
