import type { KnownOf } from './chapter.ts'
import { allEntries, compareText, listOf } from './entries.ts'
import { QUEST_TYPES } from './quest-types.ts'
import type { Story } from './story.ts'

type Quest = KnownOf<'quests'>
export type Objective = NonNullable<Quest['objectives']>[string]
export type QuestStatus = Quest['status']

/** The quest journal's numbers: what is active of each type, and what is completed (section 2). */
export function questCounts(story: Story) {
  const quests = allEntries(story.quests)
  const active = quests.filter(({ status }) => status === 'active')
  const ofType = (type: Quest['type']) => active.filter((quest) => quest.type === type).length
  return {
    main: ofType('main'),
    side: ofType('side'),
    longTermInvestigations: ofType('longTermInvestigations'),
    completed: quests.filter(({ status }) => status === 'completed').length,
  }
}

/** The quests by type in the order of the journal, all of them or those of a status; a type may be empty. */
export function questsByType(story: Story, status?: QuestStatus) {
  const quests = allEntries(story.quests)
    .filter((quest) => status === undefined || quest.status === status)
    .sort(byJournalOrder)
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

/** Completed objectives of all, as a rounded percentage; 0 without objectives. */
export function questPercent(quest: Quest): number {
  const objectives = objectivesOf(quest)
  const completed = objectives.filter(({ status }) => status === 'completed').length
  return objectives.length === 0 ? 0 : Math.round((completed / objectives.length) * 100)
}

export function objectivesOf({ objectives }: Quest): Objective[] {
  return listOf(objectives)
}

export function startChapter({ startChapter, firstSeen }: Quest): number {
  return startChapter ?? firstSeen
}

/** An estimate is shown only once it no longer speaks of a chapter ahead (QUEST-5). */
export function estimatedEnd(story: Story, { estimatedEnd }: Quest): number | undefined {
  return estimatedEnd !== undefined && estimatedEnd <= story.chapter ? estimatedEnd : undefined
}

function isFinished({ status }: Quest): boolean {
  return status !== 'active'
}

function latestChapter(quest: Quest): number {
  const completions = objectivesOf(quest).map(({ completedInChapter = 0 }) => completedInChapter)
  return quest.endChapter ?? Math.max(startChapter(quest), ...completions)
}
