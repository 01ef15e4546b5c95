import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { type LeakKind, type Patch, proseOf, type ReadBook, withSentence } from './leak.ts'
import type { Rng } from './random.ts'

/**
 * Phrases of authors who know the end. The rule was extended until it caught all of these, so this kind guards against
 * regressions; it does not measure how many other phrasings there are.
 */
const slips = [
  'He will pay for it.',
  'She later joins their enemies.',
  'This is the first of many such nights.',
  'In the end it costs him his life.',
  'Nobody suspects him yet; the truth is not yet known.',
  'For now he is only a clerk.',
  'He is still alive at this point.',
  'Their paths cross again soon.',
  'It would later prove to be a trap.',
  'He is destined to rise far above them.',
  'He keeps it until his death.',
  'It is the last time that they see each other.',
  'Eventually she learns who did it.',
  'He turns out to be a traitor.',
  'In the future this becomes his weapon.',
  'One day the two are at war.',
  'This foreshadows the fall of the house.',
  'The reason becomes clear years later.',
  'His true identity is hidden from all.',
  'Little does he know what waits.',
  'She is yet to meet her teacher.',
  'Before his betrayal he is loved by all.',
  'After her death the shop is closed.',
  'He is going to regret this.',
  'So far nobody has seen through him.',
  'The cure works only temporarily.',
  'At first she seems harmless.',
  'Sooner or later the debt is called in.',
  'He is doomed to lose control.',
  'The next volume tells why.',
  'Within months the whole team is gone.',
  'The boy grows up to be a saint.',
  'This marks the beginning of his fall.',
  'She would be dead by autumn.',
  'By the time he learns of it, it is too late.',
  'He never sees her again.',
  'This choice comes back to haunt him.',
  'He has three weeks left to live.',
  'The meeting sets everything in motion.',
  'Not until the war does he return.',
  'From now on nothing is the same.',
  'A year on, the shop is gone.',
  'Her secret remains hidden till the very end.',
  'Remember this name, for it matters.',
  'He rises to the rank of archbishop in time.',
  'They shall meet again.',
  'It is to play a great part.',
  "He'll be back.",
  "She won't live to see it.",
  'In a few chapters this changes.',
]

/** Ways to refer to a later chapter. */
const numbers = [
  'See chapter @.',
  'It is explained in Ch. @.',
  'More of this in chapters @ and after.',
  '(Chapter @)',
  'As told in ch.@.',
]

function inText(name: string, sentence: (patch: Patch, book: ReadBook, rng: Rng) => string | undefined): LeakKind {
  return {
    name,
    leak: (book, rng) => {
      const patch = rng.pick(book.patches)
      const field = patch && proseOf(patch)
      const says = patch && sentence(patch, book, rng)
      return says && field && patch ? { ...patch, told: withSentence(patch, field, says), says } : undefined
    },
  }
}

const after = (chapter: number, last: number, rng: Rng) =>
  rng.pick(Array.from({ length: last - chapter }, (_, index) => chapter + index + 1))

/** The fields of a kind that hold chapter numbers. */
function chapterFields(kind: Kind): string[] {
  return Object.entries(declarationOf(kind).fields).flatMap(([name, { type }]) => (type === 'chapter' ? [name] : []))
}

export const wordLeaks: readonly LeakKind[] = [
  inText('tense', (_, _book, rng) => rng.pick(slips)),
  inText('number of a chapter', ({ chapter }, { last }, rng) => {
    const later = after(chapter, last, rng)
    return later === undefined ? undefined : rng.pick(numbers)?.replace('@', String(later))
  }),
  {
    name: 'chapter in a field',
    leak: (book, rng) => {
      const patch = rng.pick(book.patches)
      const later = patch && after(patch.chapter, book.last, rng)
      const field = patch && rng.pick(chapterFields(patch.kind))
      if (!patch || !later || !field) return undefined
      return { ...patch, told: { ...patch.told, [field]: later }, says: `${field}: ${later}` }
    },
  },
  {
    name: 'Sequence in a sentence',
    leak: (book, rng) => {
      const gate = book.content.book?.gates?.sequences ?? 1
      const people = book.patches.filter(
        (patch) => patch.kind === 'characters' && patch.chapter < gate && proseOf(patch) === 'description',
      )
      const patch = rng.pick(people)
      const title = rng.pick([
        'Sequence 9',
        'Seq. 8',
        'a Sleepless',
        'a Nightmare',
        'a Seer',
        'a Spectator',
        'sequence-7',
      ])
      if (!patch || !title) return undefined
      const says = `Those who know call this person ${title}.`
      return { ...patch, told: withSentence(patch, 'description', says), says }
    },
  },
]
