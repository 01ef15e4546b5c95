import type { Profile } from '#api/profile.ts'
import { createStore } from './store.ts'

export const CHAPTER_KEY = 'currentChapter'
/** Holds the uid of the reader whose profile does not know the stored chapter yet. */
export const UNSYNCED_KEY = 'currentChapterUnsynced'
/** Holds the uid of a reader, the later chapter to which they would not go on here, and the one at which they stayed. */
export const DECLINED_KEY = 'declinedChapter'
/** Holds the chapter that a tab shows, for this tab alone: another one may be further on. */
const TAB_KEY = 'tabChapter'

/** Change events that follow each other faster are repeats of one. */
const REPEAT_MS = 100

/** Where the reader is, and a later chapter that was reached elsewhere. */
export type Place = { chapter: number; offered: number | undefined }

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type BookmarkOutside = {
  storage: Kept
  /** What outlives a reload of this tab, and no other tab sees. */
  tab: Kept
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
 *
 * A tab never goes forward by itself: opened anew it is where it was, though the device be further on by another tab. A
 * new tab begins where its reader last wanted to be on this device, by turning or by staying.
 */
export function createBookmark({ first, last }: Range, { storage, tab, save, now, log }: BookmarkOutside) {
  let owner: string | undefined
  const state = createStore<Place>({ chapter: stored() ?? first, offered: undefined })
  let turnedAt = Number.NEGATIVE_INFINITY
  let isSaving = false
  let saving = Promise.resolve()

  function isChapter(value: unknown): value is number {
    return typeof value === 'number' && Number.isInteger(value) && value >= first && value <= last
  }

  function chapterIn(text: string | null | undefined): number | undefined {
    const chapter = text && /^\d+$/.test(text) ? Number(text) : undefined
    return isChapter(chapter) ? chapter : undefined
  }

  /** Of the device: what was turned to last, in whichever tab. */
  function turned(): number | undefined {
    return chapterIn(storage.getItem(CHAPTER_KEY))
  }

  function stored(): number | undefined {
    const chapter = turned()
    return chapter && Math.min(chapter, chapterIn(tab.getItem(TAB_KEY)) ?? declined()?.stayed ?? chapter)
  }

  /** Here alone: what another tab has turned to stays the chapter of the device. */
  function stay(chapter: number) {
    tab.setItem(TAB_KEY, String(chapter))
    state.set({ chapter, offered: undefined })
  }

  function show(chapter: number) {
    storage.setItem(CHAPTER_KEY, String(chapter))
    stay(chapter)
  }

  function go(chapter: number) {
    storage.removeItem(DECLINED_KEY)
    show(chapter)
    if (owner === undefined) return
    storage.setItem(UNSYNCED_KEY, owner)
    void sync()
  }

  const isUnsynced = () => owner !== undefined && storage.getItem(UNSYNCED_KEY) === owner
  const isDeclined = (chapter: number) => declined()?.chapter === chapter

  /** Before it is known who is here it may be theirs. */
  function declined() {
    const [uid, chapter, stayed] = storage.getItem(DECLINED_KEY)?.split(' ') ?? []
    const isTheirs = owner === undefined || uid === owner
    return isTheirs ? { chapter: chapterIn(chapter), stayed: chapterIn(stayed) } : undefined
  }

  /** Keeps the stored chapter in the profile if it does not know it yet; resolves when that has ended, well or not. */
  function sync(): Promise<void> {
    if (!isSaving) saving = saveNewest()
    return saving
  }

  /** One save at a time, the newest chapter last. */
  async function saveNewest() {
    isSaving = true
    for (let chapter = turned(); chapter !== undefined && isUnsynced(); chapter = turned()) {
      const reader = owner
      try {
        await save(chapter)
      } catch (error) {
        log(error)
        break
      }
      if (owner !== reader || reader === undefined) continue
      if (turned() === chapter) storage.removeItem(UNSYNCED_KEY)
      // Another tab has turned meanwhile; what it has saved may have come before this.
      else if (turned() !== undefined) storage.setItem(UNSYNCED_KEY, reader)
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

    /** The chapter that a new profile may begin with: the one stored on this device, or the lower one of this tab. */
    stored,

    /** Turns to a chapter; anything but one of the book is refused, repeats within 100 ms are ignored. */
    turnTo(chapter: number): boolean {
      if (!isChapter(chapter) || Math.abs(now() - turnedAt) < REPEAT_MS) return false
      turnedAt = now()
      if (chapter !== state.get().chapter) go(chapter)
      return true
    },

    /**
     * Somebody is here: the profile's chapter counts, or the one that this device has for it and could not save yet. Who
     * was here before (`isBack`), or comes to what this device knew already, is led back by it, and forward only when
     * they want to.
     */
    begin({ uid, currentChapter }: Profile, isBack = false) {
      owner = uid
      const device = turned()
      const newest = isUnsynced() ? (device ?? currentChapter) : currentChapter
      if (!isUnsynced()) storage.removeItem(UNSYNCED_KEY)
      const here = stored()
      if (here !== undefined && (isBack || newest === device || isDeclined(newest))) {
        stay(here)
        meet(newest)
      } else {
        storage.removeItem(DECLINED_KEY)
        show(isChapter(newest) ? newest : (device ?? first))
      }
      void sync()
    },

    /** A guest has got an account, which does not go on either where the guest would not. */
    handOver(guest: string, account: string) {
      const text = storage.getItem(DECLINED_KEY)
      if (text?.startsWith(`${guest} `)) storage.setItem(DECLINED_KEY, account + text.slice(guest.length))
    },

    meet,

    /** Goes on from the offered chapter. */
    accept() {
      const { offered } = state.get()
      if (offered !== undefined) go(offered)
    },

    /**
     * Stays; the same chapter is not offered again, nor taken when a page is opened anew, until the reader turns. Where
     * two tabs stay, a new one begins at the lower.
     */
    decline() {
      const { chapter, offered } = state.get()
      const stayed = Math.min(chapter, declined()?.stayed ?? chapter)
      storage.setItem(DECLINED_KEY, `${owner} ${offered} ${stayed}`)
      state.set({ chapter, offered: undefined })
    },

    /** Nobody is here any more; the stored chapter stays, because the same reader may come back. */
    release() {
      owner = undefined
      // In another tab they have signed out.
      if (turned() === undefined) tab.removeItem(TAB_KEY)
    },

    /** The reader has left: nobody else begins at their chapter. */
    forget() {
      owner = undefined
      storage.removeItem(CHAPTER_KEY)
      storage.removeItem(UNSYNCED_KEY)
      storage.removeItem(DECLINED_KEY)
      tab.removeItem(TAB_KEY)
      state.set({ chapter: first, offered: undefined })
    },
  }
}
