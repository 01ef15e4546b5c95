import type { QuestCard, QuestStatus } from '#story/quests/quests.ts'

export const STATUS_WORDS: Record<QuestStatus, string> = {
  active: 'Active',
  completed: 'Completed',
  failed: 'Failed',
}

/** `2 of 4 objectives` */
export function objectivesDone({ done, objectives }: Pick<QuestCard, 'done' | 'objectives'>): string {
  const all = objectives.length
  return all === 0 ? 'No objectives' : `${done} of ${all} ${all === 1 ? 'objective' : 'objectives'}`
}
