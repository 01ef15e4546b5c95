import fc from 'fast-check'
import type { PublicBook } from '#story/book/book.ts'

/** The actions of a reader on a walk, and events that happen to them meanwhile. */
export const ACTIONS = [
  'turn',
  'look',
  'read-diary',
  'post',
  'report-to-administrators',
  'other-posts',
  'other-device-turns',
  'other-device-reads-diary',
  'accept',
  'stay',
  'open-tab',
  'reload',
  'back',
  'forward',
  'hold-story',
  'release-story',
  'lose-network',
  'expire',
  'sign-out',
] as const

/** An action: `chapter` is the target of a turn, `tab` and `which` select among the available tabs and entries. */
export type Action = { name: (typeof ACTIONS)[number]; chapter: number; tab: number; which: number }

/** How the reader returns to the last chapter of a walk from further on. */
export const WAYS_BACK = ['turn', 'other-tab', 'other-device', 'while-loading'] as const

/** A walk that begins and ends at a chapter, and leads beyond it in between. `name` identifies it for a repetition. */
export type Walk = { name: string; end: number; actions: readonly Action[]; wayBack: (typeof WAYS_BACK)[number] }

const LONGEST = 9

/**
 * The walks of a seed, always the same: each turns to a later chapter at least once.
 *
 * @param longest how many actions may follow that turn; some may precede it
 */
export function walksOf(
  seed: number,
  count: number,
  { first, last }: PublicBook['chapters'],
  longest: number = LONGEST,
): Walk[] {
  const anyWalk = fc.integer({ min: first, max: last - 1 }).chain((end) => {
    const chapter = fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: end + 1, max: last }) },
      { weight: 1, arbitrary: fc.integer({ min: first, max: last }) },
    )
    const anyAction = (name: fc.Arbitrary<Action['name']>): fc.Arbitrary<Action> =>
      fc.record({ name, chapter, tab: fc.nat(2), which: fc.nat(99) })
    const onward = fc
      .integer({ min: end + 1, max: last })
      .map((chapter): Action => ({ name: 'turn', chapter, tab: 0, which: 0 }))
    const actions = fc.array(anyAction(fc.constantFrom(...ACTIONS)), { minLength: 2, maxLength: longest })
    return fc.record({
      end: fc.constant(end),
      actions: fc
        .tuple(actions, onward, actions)
        .map(([before, turn, after]) => [...before.slice(0, 2), turn, ...after]),
      wayBack: fc.constantFrom(...WAYS_BACK),
    })
  })
  return fc.sample(anyWalk, { seed, numRuns: count }).map((walk, index) => ({ name: `${seed}/${index + 1}`, ...walk }))
}
