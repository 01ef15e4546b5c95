import type { Profile } from '#api/profile.ts'
import { meetSettings, sentSettings, withSettings } from './chosen-settings.ts'
import { withDiaryRead } from './diary-reads.ts'
import type { Effect, Step } from './effects.ts'
import type { WhoAnswer } from './events.ts'
import { handOverNotes, withoutNotesOf } from './notes.ts'
import { isChapterUnsent, isUnsent } from './outbox.ts'
import { hydrate, reconcile, withDevice } from './progress.ts'
import { type Device, profileOf, type State } from './state.ts'

/** Asks who is signed in, unless a request is pending; with `isAnew` it asks even then, because that answer may be out of date. */
export function ask(state: State, isAnew: boolean): Step<State> {
  if (state.question && !isAnew) return [state, []]
  const number = state.asked + 1
  const { outbox, chapter } = state.device
  return [
    {
      ...state,
      asked: number,
      question: { number, isStale: isChapterUnsent(outbox), chapter, settings: sentSettings(state) },
    },
    [{ type: 'ask-who', number } satisfies Effect],
  ]
}

/**
 * The server has refused a request because nobody is signed in: asks who is, but only once until the next question for another
 * reason.
 */
export function askAfterRefusal(state: State): Step<State> {
  if (state.question || state.doubted === state.asked) return [state, []]
  const [asking, effects] = ask(state, false)
  return [{ ...asking, doubted: asking.asked }, effects]
}

/** The server has answered who is signed in, or has failed to. */
export function whoCame(state: State, answer: WhoAnswer): Step<State> {
  const { question, device } = state
  const isStale = question !== undefined && (question.isStale || question.chapter !== device.chapter)
  const heard = { ...state, question: undefined }
  if ('failed' in answer) return recall(heard, answer.failed)
  if (!answer.profile) return heard.session.status === 'visitor' ? [heard, []] : detach(heard)
  const before = profileOf(heard)
  const { device: met, profile } = meetSettings(heard, answer.profile, question)
  const known = { ...heard, device: met }
  if (profile.uid !== before?.uid)
    return arrive(before ? { ...known, replaced: known.replaced + 1 } : known, profile, isStale)
  // A profile from before a turn does not have the current chapter.
  if (isStale || known.sending || isUnsent(known)) return [withSettings(known, { ...profile.settings }), []]
  return [reconcile(withProfile(known, profile), profile.currentChapter), []]
}

/** The status of a proxy that has had too many requests from a network, whoever of its readers is asking. */
const TOO_MANY = 429

/** Without an answer, falls back to the last reader. If the server is down or may not be asked, a proxy may answer instead. */
function recall(state: State, status: number): Step<State> {
  if (state.session.status === 'reader' || state.session.status === 'visitor') return [state, []]
  const { profile } = state.device
  if (profile && (status === 0 || status === TOO_MANY || status >= 500)) return arrive(state, profile)
  return [{ ...state, session: { status: 'failed' } }, []]
}

/**
 * A reader signs in. A guest who creates an account cannot return as a guest: the account takes over their data. With
 * `isStale`, the profile's chapter is older than this device's.
 */
export function arrive(earlier: State, answered: Profile, isStale = false): Step<State> {
  const { device: met, profile } = meetSettings(earlier, answered)
  const state = { ...earlier, device: met }
  const before = profileOf(state)
  if (before?.uid === profile.uid) return [withProfile(state, profile), []]
  const isBack = state.device.profile?.uid === profile.uid
  const isGuestGone = before?.isAnonymous === true
  const device = isGuestGone && !profile.isAnonymous ? handOver(state.device, before.uid, profile.uid) : state.device
  const left = isGuestGone ? forgetting(device, before.uid) : device
  const session = { status: 'reader', profile } as const
  const begun = hydrate({ ...state, session, device: left, question: undefined }, profile, isBack, isStale)
  return [withDevice(begun, { profile }), isGuestGone ? [{ type: 'forget', uid: before.uid, isLeaving: false }] : []]
}

/** The present reader's profile has changed. */
export function withProfile(state: State, profile: Profile): State {
  return { ...withDevice(state, { profile }), session: { status: 'reader', profile } }
}

function handOver(device: Device, guest: string, account: string): Device {
  const { declined, diaryReads, notes, outbox, absence, lookUps } = device
  const opened = Object.entries(diaryReads[guest] ?? {})
  return {
    ...opened.reduce((both, [id, chapter]) => withDiaryRead(both, account, { id, chapter }), device),
    notes: handOverNotes(notes, guest, account),
    declined: declined?.uid === guest ? { ...declined, uid: account } : declined,
    absence: absence?.uid === guest ? { ...absence, uid: account } : absence,
    lookUps: lookUps?.uid === guest ? { ...lookUps, uid: account } : lookUps,
    outbox: outbox.map((unsent) =>
      unsent.uid === guest && unsent.type === 'diary-read' ? { ...unsent, uid: account } : unsent,
    ),
  }
}

function forgetting(device: Device, uid: string): Device {
  const { [uid]: _, ...diaryReads } = device.diaryReads
  const notes = withoutNotesOf(device, uid, false)
  const declined = device.declined?.uid === uid ? undefined : device.declined
  return { ...device, diaryReads, notes, declined, outbox: device.outbox.filter((unsent) => unsent.uid !== uid) }
}

/** A visitor does not want to start from this device's chapter. */
export function clearDevice(state: State): State {
  if (profileOf(state)) return state
  const cleared = withDevice(state, { chapter: undefined, declined: undefined })
  return { ...cleared, tab: undefined, chapter: state.range.first, offered: undefined }
}

/**
 * The session has ended. The stored chapter and anything not yet sent are kept, because the same reader may return; diary reads
 * and notes that the account has are removed. The server is asked whether the account is deleted, because then nobody returns. A
 * device without a chapter means a sign-out in another tab.
 */
function detach(state: State): Step<State> {
  const former = profileOf(state) ?? state.device.profile
  const uid = former?.uid ?? ''
  const { [uid]: _, ...diaryReads } = state.device.diaryReads
  const hasLeft = state.device.chapter === undefined
  const device = hasLeft
    ? forgetting(state.device, uid)
    : { ...state.device, notes: withoutNotesOf(state.device, uid, true) }
  const gone = withDevice(
    { ...state, device, session: { status: 'visitor', hasLeft: false } },
    { profile: undefined, diaryReads, absence: undefined, lookUps: undefined },
  )
  if (hasLeft) return [{ ...gone, tab: undefined, chapter: state.range.first, offered: undefined }, []]
  // A guest never comes back, and leaves the draft to whoever is here next.
  const isAsked = former && !former.isAnonymous
  return [{ ...gone, offered: undefined }, isAsked ? [{ type: 'ask-gone', uid }] : []]
}

/** Takes off the device what a reader has left there whose account is deleted. */
export function forgetGone(state: State, uid: string): Step<State> {
  if (profileOf(state)?.uid === uid) return [state, []]
  return [{ ...state, device: forgetting(state.device, uid) }, [{ type: 'forget', uid, isLeaving: true }]]
}

/**
 * The reader has left: the next one must not start at their chapter. All tabs share one session, so anyone who has signed in in
 * another tab since then has left as well.
 */
export function clear(state: State): Step<State> {
  const uids = new Set([profileOf(state)?.uid, state.device.profile?.uid].filter((uid) => uid !== undefined))
  const device = [...uids].reduce(forgetting, state.device)
  const next: State = {
    ...state,
    session: { status: 'visitor', hasLeft: true },
    chapter: state.range.first,
    offered: undefined,
    tab: undefined,
    question: undefined,
    sending: undefined,
    device: {
      ...device,
      chapter: undefined,
      profile: undefined,
      declined: undefined,
      absence: undefined,
      lookUps: undefined,
    },
  }
  return [next, [...uids].map((uid) => ({ type: 'forget', uid, isLeaving: true }))]
}
