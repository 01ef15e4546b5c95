import { isMap } from '#story/engine/merge.ts'
import type { Finding } from '#tools/content/finding.ts'
import { patches, type Rule } from './rule.ts'

type Quest = { start: number; status: string; ended: number; objectives: Map<string, string> }
type Step = Pick<Finding, 'path' | 'message'>

export const questsRunTheirCourse: Rule = {
  name: 'quests-run-their-course',
  why: 'A quest begins, its objectives are done one by one, and it ends once: the journal shows it in this order.',

  *check(checked) {
    const quests = new Map<string, Quest>()
    for (const { chapter, id, told, path } of patches(checked, ['quests'])) {
      const quest = quests.get(id) ?? { start: chapter, status: 'active', ended: 0, objectives: new Map() }
      quests.set(id, quest)
      for (const step of stepsOf(quest, told, path, chapter)) yield { chapter, what: id, ...step }
    }
  },
}

function* stepsOf(quest: Quest, told: Record<string, unknown>, path: string[], chapter: number): Generator<Step> {
  const name = path.join('.')
  if (quest.ended > 0) yield { path, message: `${name}: has ended in chapter ${quest.ended}.` }
  quest.start = typeof told.startChapter === 'number' ? told.startChapter : quest.start
  for (const field of ['endChapter', 'estimatedEnd']) {
    const end = told[field]
    if (typeof end === 'number' && end < quest.start) {
      yield { path: [...path, field], message: `${name}.${field}: ${end} lies before its beginning in ${quest.start}.` }
    }
  }
  for (const [id, objective] of Object.entries(isMap(told.objectives) ? told.objectives : {})) {
    if (isMap(objective)) yield* objectiveSteps(quest, objective, id, [...path, 'objectives', id])
    else quest.objectives.delete(id)
  }

  if (typeof told.status !== 'string') return
  quest.status = told.status
  if (told.status === 'active') return
  quest.ended = chapter
  for (const [id, status] of quest.objectives) {
    if (status !== 'active') continue
    yield { path, message: `${name}: ends while its objective "${id}" is active.` }
  }
}

function* objectiveSteps(
  quest: Quest,
  { status, progress, completedInChapter }: Record<string, unknown>,
  id: string,
  path: string[],
): Generator<Step> {
  const name = path.join('.')
  const before = quest.objectives.get(id)
  if (typeof status === 'string') {
    quest.objectives.set(id, status)
    if (before && before !== 'active') yield { path, message: `${name}: was ${before} already.` }
  }
  const isDone = (status ?? before) === 'completed'
  if (typeof progress === 'number' && progress === 100 && !isDone) {
    yield { path, message: `${name}: is done to 100 percent but not completed.` }
  }
  if (typeof completedInChapter === 'number' && (!isDone || completedInChapter < quest.start)) {
    const reason = isDone ? `before the quest begins in ${quest.start}` : 'although it is not completed'
    yield { path, message: `${name}: completed in chapter ${completedInChapter}, ${reason}.` }
  }
}
