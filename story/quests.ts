import type { KnownOf } from './chapter.ts'
import { allEntries, compareText, entryOf, listOf } from './entries.ts'
import { QUEST_TYPES } from './quest-types.ts'
import type { Story } from './story.ts'

type Quest = KnownOf<'quests'>
type Objective = NonNullable<Quest['objectives']>[string]
type QuestType = Quest['type']
export type QuestStatus = Quest['status']

/** The tabs of the journal, in their order. */
export const QUEST_STATUSES = ['active', 'failed', 'completed'] as const satisfies QuestStatus[]

/** The sections of the journal. */
const TYPE_LABELS = {
  main: 'Main',
  side: 'Side',
  longTermInvestigations: 'Long-term Investigations',
} as const satisfies Record<QuestType, string>

export type ObjectiveCard = {
  id: string
  text: string
  description: string | undefined
  status: Objective['status']
  /** The chapter that completed it. */
  completedIn: number | undefined
  /** Percent done, where a chapter told it. */
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
  /** The chapter in which it ended, and the one in which it was thought to end; never one ahead of the reader (QUEST-5). */
  ended: number | undefined
  estimatedEnd: number | undefined
  reward: string | undefined
  objectives: ObjectiveCard[]
  done: number
  percent: number
}

export type QuestSection = { label: string; quests: QuestCard[] }

/** The quest journal's numbers: what is active of each type, and how many there are of each status (section 2). */
export function questCounts(story: Story) {
  const quests = allEntries(story.quests)
  const active = quests.filter(({ status }) => status === 'active')
  const ofType = (type: QuestType) => active.filter((quest) => quest.type === type).length
  const ofStatus = (status: QuestStatus) => quests.filter((quest) => quest.status === status).length
  return {
    main: ofType('main'),
    side: ofType('side'),
    longTermInvestigations: ofType('longTermInvestigations'),
    active: active.length,
    failed: ofStatus('failed'),
    completed: ofStatus('completed'),
  }
}

/** The sections of the journal with their quests of one status, newest first; a section may be empty. */
export function questSections(story: Story, status: QuestStatus): QuestSection[] {
  return questsByType(story).map(({ type, quests }) => ({
    label: TYPE_LABELS[type],
    quests: quests.filter((quest) => quest.status === status).map((quest) => questCard(story, quest)),
  }))
}

/** All that is known of one quest; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function questDetail(story: Story, id: string | null): (QuestCard & { number: number }) | undefined {
  const quest = entryOf(story.quests, id)
  return quest && { ...questCard(story, quest), number: allEntries(story.quests).indexOf(quest) + 1 }
}

/** All quests by type, in the order of the journal; a type may be empty. */
export function questsByType(story: Story): { type: QuestType; quests: Quest[] }[] {
  const quests = allEntries(story.quests).toSorted(byJournalOrder)
  return QUEST_TYPES.map((type) => ({ type, quests: quests.filter((quest) => quest.type === type) }))
}

/** Active before finished; active by latest objective completion or start, finished by end, newest first (section 4). */
export function byJournalOrder(a: Quest, b: Quest): number {
  return (
    Number(isFinished(a)) - Number(isFinished(b)) ||
    latestChapter(b) - latestChapter(a) ||
    compareText(a.title, b.title)
  )
}

function questCard(story: Story, quest: Quest): QuestCard {
  const { id, title, type, description, status, reward } = quest
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
    type: TYPE_LABELS[type],
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
