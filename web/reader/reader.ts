import type { Settings } from '#api/settings.ts'
import type { Range } from '#reader/range.ts'
import { profileOf, storedChapter } from '#reader/state.ts'
import type { StoryState } from '#reader/story-state.ts'
import { createAccounts } from './accounts.ts'
import { createAsk } from './api-client.ts'
import { createDeviceTimeline } from './device-timeline.ts'
import { createDraftStore } from './draft-store.ts'
import { createKept, VOTED_KEY } from './kept.ts'
import { type Outside, runReader } from './run-reader.ts'

/** Everything outside this page that the reader uses; tests pass plain objects. */
export type ReaderOutside = Omit<Outside, 'ask' | 'forget'> & {
  /** In milliseconds. */
  now(): number
}

/** The reader of this page: who they are, how far they have read, their story, and what they can do. */
export function createReader(range: Range, { now, ...outside }: ReaderOutside) {
  const { fetch, storage, log } = outside
  const ask = createAsk(fetch, log, {
    uid: () => profileOf(get())?.uid,
    isAnother: () => dispatch({ type: 'refreshed', isAnew: true }),
  })
  const { get, subscribe, dispatch, until } = runReader(range, { ...outside, ask, forget })
  const draftStore = createDraftStore(storage, () => profileOf(get()))
  const openAt = createDeviceTimeline()

  function forget(uid: string, isLeaving: boolean) {
    createKept(VOTED_KEY, storage).forget(uid)
    if (isLeaving) draftStore.forget(uid)
  }

  return {
    get,
    subscribe,
    dispatch,
    /** Resolves when the condition holds. */
    until,
    ...createAccounts({ get, dispatch, until }, ask),
    draftStore,
    /**
     * Drops the present reader's draft if its post has arrived, though nobody heard the answer. The code is loaded when first
     * needed, which is rare; without it the draft stays. @returns whether it has arrived
     */
    dropArrivedDraft: () =>
      import('./arrived-draft.ts').then(
        ({ dropArrived }) => dropArrived(draftStore, ask, get().chapter),
        () => false,
      ),
    /** Calls the server; never throws. */
    ask,
    /** Turns to a chapter; false if the book does not have it, or for a repeat within 100 ms. */
    turnTo(chapter: number): boolean {
      const { turnedAt } = get()
      dispatch({ type: 'turned', chapter, at: now() })
      return get().turnedAt !== turnedAt
    },
    /** Sends unsent data; the device's chapter, undefined if nobody has read here or the last reader has left for good. */
    leftAt() {
      // Another tab may have changed it since.
      dispatch({ type: 'drained' })
      return storedChapter(get())
    },
    /** Makes the next reader start at the first chapter. */
    clearDevice: () => dispatch({ type: 'device-cleared' }),
    acceptOffered: () => dispatch({ type: 'accepted', at: now() }),
    declineOffered: () => dispatch({ type: 'declined' }),
    /** Chooses settings: on this device at once, in the account and on other devices once they have arrived there. */
    choose: (change: Partial<Settings>) => dispatch({ type: 'settings-chosen', change, at: now() }),
    /** Dismisses the summary of what the reader missed. */
    markCaughtUp: () => dispatch({ type: 'caught-up' }),
    /** Adds an entry to this reader's look-ups. */
    lookUp: (kind: string, id: string) => dispatch({ type: 'looked-up', kind, id }),
    clearLookUps: () => dispatch({ type: 'look-ups-cleared' }),
    /** Everything known at a chapter, as far as it is loaded. */
    storyAt: (chapter: number, { chapters, loadedTo }: Pick<StoryState, 'chapters' | 'loadedTo'>) =>
      openAt(Math.min(chapter, loadedTo), chapters),
  }
}

export type ReaderStore = ReturnType<typeof createReader>
