import { chapter, choice, count, line, map, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { forgets, headline, plainDescription, title, told } from './parts.ts'
import { QUEST_TYPES } from './quest-types.ts'

const status = choice(['active', 'completed', 'failed'], 'status')

const objective = {
  text: line('prose'),
  description: optional(text('prose')),
  status,
  /** Taken from the file that completes it where it is not written. */
  completedInChapter: optional(chapter),
  /** Percent done. */
  progress: optional(count(0, 100)),
  headline,
}

export const quests = kind({
  seenAs: 'startChapter',
  opensIn: 'page',
  fields: {
    title,
    description: plainDescription,
    status,
    type: choice(QUEST_TYPES),
    startChapter: optional(chapter),
    endChapter: optional(chapter),
    estimatedEnd: optional(chapter),
    reward: optional(line('prose')),
    objectives: optional(map(objective)),
    told,
    forgets,
    headline,
  },
})
