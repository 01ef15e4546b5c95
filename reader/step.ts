import { noteAbsence, putAway } from './absence.ts'
import { choose, keepingSettings, meetStoredSettings } from './chosen-settings.ts'
import { cutDiaryReads, meetDiaryReads, openDiaryEntry } from './diary-reads.ts'
import type { Step } from './effects.ts'
import type { Event } from './events.ts'
import { clearLookUps, cutLookUps, lookUp } from './look-ups.ts'
import { cutNotes, meetNotes, wantNotes, writeNote } from './notes.ts'
import { flush, isSettled, isUnsent, settleSent } from './outbox.ts'
import { accept, decline, reconcile, turn } from './progress.ts'
import { arrive, ask, askAfterRefusal, clear, clearDevice, forgetGone, whoCame, withProfile } from './session.ts'
import { isReplaced, profileOf, type State, storedChapter } from './state.ts'
import { cutTo, edit, fileCame, fileFailed, indexCame, indexFailed, leave, openStore, retry, want } from './story.ts'
import type { StoryState } from './story-state.ts'
import { restoreOverwritten } from './written-notes.ts'

/**
 * The state of this device's reader after an event, and the effects to carry out.
 *
 * Once the reader is at a chapter, the state contains and requests nothing later, whatever the order of events: an answer from
 * an older epoch changes nothing.
 */
export function step(begun: State, event: Event): Step<State> {
  const before = restoreOverwritten(begun)
  const isWrittenAgain = before.device !== begun.device
  if ('epoch' in event && event.epoch !== before.epoch) return [cutOpened(before), []]
  const happened = happen(before, event)
  const followed = then(happened, (after) => follow(before, noteAbsence(before, cutOpened(after))))
  return isWrittenAgain || isTimeToSend(event) ? then(followed, flush) : followed
}

/** Removes everything that was opened at later chapters. */
function cutOpened(state: State): State {
  return cutNotes(cutLookUps(cutDiaryReads(state)))
}

/** After a failure, sending waits for the next such event. */
function isTimeToSend(event: Event): boolean {
  return event.type === 'sent' ? isSettled(event.status) : OCCASIONS.has(event.type)
}

const OCCASIONS: ReadonlySet<Event['type']> = new Set([
  'who-came',
  'arrived',
  'turned',
  'accepted',
  'settings-chosen',
  'diary-entry-opened',
  'note-written',
  'notes-came',
  'drained',
])

/** The status of a refusal because nobody is signed in. */
const NO_READER = 401

function happen(state: State, event: Event): Step<State> {
  switch (event.type) {
    case 'refreshed':
      return ask(state, event.isAnew ?? false)
    case 'returned':
      return then(returned(state), (next) => ask(next, false), tryAgain)
    case 'stored':
      if (state.device.chapter === undefined) return ask(state, true)
      return [reconcile(state, state.device.chapter), []]
    case 'profile-stored':
      return isReplaced(state) ? ask(state, true) : [meetStoredSettings(state), []]
    case 'who-came':
      if (event.number !== state.question?.number) return [state, []]
      return whoCame(state, event.answer)
    case 'arrived':
      return arrive(state, event.profile)
    case 'settings-chosen':
      return [choose(state, event.change, event.at), []]
    case 'left':
      return clear(state)
    case 'gone':
      return forgetGone(state, event.uid)
    case 'device-cleared':
      return [clearDevice(state), []]
    case 'turned':
      return [turn(state, event.chapter, event.at), []]
    case 'accepted':
      return [accept(state, event.at), []]
    case 'declined':
      return [decline(state), []]
    case 'caught-up':
      return [putAway(state), []]
    case 'diary-entry-opened':
      return [openDiaryEntry(state, event.id), []]
    case 'looked-up':
      return [lookUp(state, event.kind, event.id), []]
    case 'look-ups-cleared':
      return [clearLookUps(state), []]
    case 'note-written':
      return [writeNote(state, event.note, event.from), []]
    case 'notes-wanted':
      return wantNotes(state)
    case 'notes-came':
      return [meetNotes(state, event), []]
    case 'notes-stored':
    case 'diary-reads-stored':
    case 'drained':
      return [state, []]
    case 'diary-reads-wanted':
      if (!profileOf(state) || isReplaced(state)) return [state, []]
      return [state, [{ type: 'ask-diary-reads', chapter: state.chapter }]]
    case 'diary-reads-came':
      return [meetDiaryReads(state, event.pages), []]
    case 'sent':
      return event.status === NO_READER ? askAfterRefusal(sent(state, event)) : [sent(state, event), []]
    case 'store-opened':
      return isForgotten(state, event.turnedTo, event.turns)
        ? [reconcile(state, event.turnedTo), []]
        : storyStep(state, event)
    default:
      return storyStep(state, event)
  }
}

/**
 * Whether the reader had turned back but the device's storage has lost it: browsers write local storage to disk seconds later,
 * but the offline store at once. A turn in this page is more recent than what the store reports, and so is a storage with more
 * `turns`: its reader moved on and left the page before the store was told.
 */
function isForgotten(
  { chapter, begunAt, turnedAt, device }: State,
  turnedTo: number | undefined,
  turns = Number.POSITIVE_INFINITY,
): turnedTo is number {
  const hasTurned = turnedAt > Number.NEGATIVE_INFINITY || turns < device.turns
  return !hasTurned && turnedTo !== undefined && turnedTo < chapter && chapter <= begunAt
}

type StoryEvent = Extract<
  Event,
  { type: `store-${string}` | `index-${string}` | `file-${string}` | 'retried' | 'edited' }
>

function storyStep(state: State, event: StoryEvent): Step<State> {
  const [story, effects] = storyAfter(state, event)
  return [{ ...state, story }, effects]
}

function storyAfter({ story, range }: State, event: StoryEvent): Step<StoryState> {
  switch (event.type) {
    case 'store-opened':
      return openStore(story, event)
    case 'index-came':
      return indexCame(story, event.index, range)
    case 'index-failed':
      return indexFailed(story, event.chapter)
    case 'file-came':
      return fileCame(story, event.address, event.chapters, range)
    case 'file-failed':
      return fileFailed(story, event.address, range)
    case 'retried':
      return retry(story)
    case 'edited':
      return edit(story)
  }
}

/** The reader turned back in another tab while the browser had suspended this page. */
function returned(state: State): Step<State> {
  const stored = storedChapter(state)
  return [stored !== undefined && stored < state.chapter ? reconcile(state, stored) : state, []]
}

function tryAgain(state: State): Step<State> {
  const [story, effects] = retry(state.story)
  return [{ ...state, story }, effects]
}

function sent(state: State, event: Extract<Event, { type: 'sent' }>): State {
  const { sending, profile } = event
  if (JSON.stringify(sending) !== JSON.stringify(state.sending)) return state
  const settled = settleSent(state, sending, event)
  if (!profile || profile.uid !== profileOf(settled)?.uid) return settled
  const question = settled.question && { ...settled.question, isStale: true }
  const known = withProfile({ ...settled, question }, keepingSettings(settled, profile))
  return isUnsent(known) ? known : reconcile(known, profile.currentChapter)
}

/** Applied after every event: the story follows the reader, and no reader receives an answer that another one requested. */
function follow(before: State, after: State): Step<State> {
  const isOther = profileOf(before)?.uid !== profileOf(after)?.uid
  const isOver = isOther || after.chapter < before.chapter
  const own = isOther ? { ...after, written: [] } : after
  const next = isOver ? { ...own, epoch: own.epoch + 1 } : own
  const [story, effects] = storyFor(before, next, isOver)
  return [{ ...next, story }, effects]
}

function storyFor(before: State, { session, story, chapter, device }: State, isOver: boolean): Step<StoryState> {
  if (session.status === 'visitor' && before.session.status !== 'visitor') return leave()
  if (session.status !== 'reader') return [story, []]
  const own = isOver ? cutTo(story, chapter) : story
  return own.wanted === chapter
    ? [own, []]
    : want(own, chapter, { turnedTo: device.chapter ?? chapter, turns: device.turns })
}

function then(first: Step<State>, ...others: readonly ((state: State) => Step<State>)[]): Step<State> {
  return others.reduce<Step<State>>(([state, effects], next) => {
    const [after, more] = next(state)
    return [after, [...effects, ...more]]
  }, first)
}
