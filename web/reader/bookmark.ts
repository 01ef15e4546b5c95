import type { Profile } from '#api/profile.ts'
import { createStore } from './store.ts'

export const CHAPTER_KEY = 'currentChapter'
/** Holds the uid of the reader whose profile does not know the stored chapter yet. */
export const UNSYNCED_KEY = 'currentChapterUnsynced'
/** Holds the uid of a reader and the later chapter to which he would not go on here. */
export const DECLINED_KEY = 'declinedChapter'

/** Change events that follow each other faster are repeats of one. */
const REPEAT_MS = 100

/** Where the reader is, and a later chapter that was reached elsewhere. */
export type Place = { chapter: number; offered: number | undefined }

export type BookmarkOutside = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Keeps a chapter in the profile; rejects when it is not kept. */
  save(chapter: number): Promise<unknown>
  /** Milliseconds. */
  now(): number
  log(error: unknown): void
}

type Range = { first: number; last: number }

/**
 * The reader's chapter (specification section 4, DATA-12): stored on the device at each change, kept in the profile of
 * whoever is signed in. A failed save is only logged; the chapter is saved at the next change, or by `sync`.
 */
export function createBookmark({ first, last }: Range, { storage, save, now, log }: BookmarkOutside) {
  const state = createStore<Place>({ chapter: stored() ?? first, offered: undefined })
  let owner: string | undefined
  let turnedAt = Number.NEGATIVE_INFINITY
  let isSaving = false
  let saving = Promise.resolve()

  function isChapter(value: unknown): value is number {
    return typeof value === 'number' && Number.isInteger(value) && value >= first && value <= last
  }

  function stored(): number | undefined {
    const text = storage.getItem(CHAPTER_KEY)
    const chapter = text !== null && /^\d+$/.test(text) ? Number(text) : undefined
    return isChapter(chapter) ? chapter : undefined
  }

  function show(chapter: number) {
    storage.setItem(CHAPTER_KEY, String(chapter))
    state.set({ chapter, offered: undefined })
  }

  function go(chapter: number) {
    storage.removeItem(DECLINED_KEY)
    show(chapter)
    if (owner === undefined) return
    storage.setItem(UNSYNCED_KEY, owner)
    void sync()
  }

  const isUnsynced = () => owner !== undefined && storage.getItem(UNSYNCED_KEY) === owner
  const isDeclined = (chapter: number) => storage.getItem(DECLINED_KEY) === `${owner} ${chapter}`

  /** Keeps the stored chapter in the profile if it does not know it yet; resolves when that has ended, well or not. */
  function sync(): Promise<void> {
    if (!isSaving) saving = saveNewest()
    return saving
  }

  /** One save at a time, the newest chapter last. */
  async function saveNewest() {
    isSaving = true
    for (let chapter = stored(); chapter !== undefined && isUnsynced(); chapter = stored()) {
      const reader = owner
      try {
        await save(chapter)
      } catch (error) {
        log(error)
        break
      }
      if (owner !== reader || reader === undefined) continue
      if (stored() === chapter) storage.removeItem(UNSYNCED_KEY)
      // Another tab has turned meanwhile; what it has saved may have come before this.
      else if (stored() !== undefined) storage.setItem(UNSYNCED_KEY, reader)
    }
    isSaving = false
  }

  /** The chapter was changed elsewhere: a lower one counts at once, a higher one is only offered. */
  function meet(chapter: number) {
    const here = state.get().chapter
    if (!isChapter(chapter)) return
    if (chapter < here) show(chapter)
    else state.set({ chapter: here, offered: chapter > here && !isDeclined(chapter) ? chapter : undefined })
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    sync,
    isUnsynced,

    /** The chapter that a new profile may begin with: the one stored on this device. */
    stored,

    /** Turns to a chapter; anything but one of the book is refused, repeats within 100 ms are ignored. */
    turnTo(chapter: number): boolean {
      if (!isChapter(chapter) || Math.abs(now() - turnedAt) < REPEAT_MS) return false
      turnedAt = now()
      if (chapter !== state.get().chapter) go(chapter)
      return true
    },

    /**
     * Somebody is here: the profile's chapter counts, unless this device still has one for it that was not saved, or the
     * reader would not go on to it here. Who was here before (`isBack`) is led back by it, and forward only when he wants to.
     */
    begin({ uid, currentChapter }: Profile, isBack = false) {
      owner = uid
      const here = stored()
      if (isUnsynced() && here !== undefined) {
        show(here)
        void sync()
        return
      }
      storage.removeItem(UNSYNCED_KEY)
      if (isBack && here !== undefined) {
        show(here)
        meet(currentChapter)
        return
      }
      if (isDeclined(currentChapter) && here !== undefined) return show(here)
      storage.removeItem(DECLINED_KEY)
      show(isChapter(currentChapter) ? currentChapter : (here ?? first))
    },

    meet,

    /** Goes on from the offered chapter. */
    accept() {
      const { offered } = state.get()
      if (offered !== undefined) go(offered)
    },

    /** Stays; the same chapter is not offered again, nor taken when the page is opened anew, until the reader turns. */
    decline() {
      const { chapter, offered } = state.get()
      storage.setItem(DECLINED_KEY, `${owner} ${offered}`)
      state.set({ chapter, offered: undefined })
    },

    /** Nobody is here any more; the stored chapter stays, because the same reader may come back. */
    release() {
      owner = undefined
    },

    /** The reader left: nobody shall begin where he stood. */
    forget() {
      owner = undefined
      storage.removeItem(CHAPTER_KEY)
      storage.removeItem(UNSYNCED_KEY)
      storage.removeItem(DECLINED_KEY)
      state.set({ chapter: first, offered: undefined })
    },
  }
}
