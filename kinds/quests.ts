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
    /** Its state. */
    status,
    /** The section of the journal. */
    type: choice(QUEST_TYPES),
    /** Rarely needed: the default is the number of the file. */
    startChapter: optional(chapter),
    /** Rarely needed: the default is the number of the file that ends it. */
    endChapter: optional(chapter),
    /** The chapter by which it was meant to be done. */
    estimatedEnd: optional(chapter),
    /** What it promises. @example A week of rest */
    reward: optional(line('prose')),
    /**
     * Its steps, each under its own id; `progress` in percent.
     * @example { way-home-1: { text: Find the map, status: active } }
     */
    objectives: optional(map(objective)),
    told,
    forgets,
    headline,
  },
})
