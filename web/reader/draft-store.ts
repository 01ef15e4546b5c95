import { type NewPost, POST_TYPES, type PostType, SUBTYPES, type Subtype } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { DRAFT_KEY } from './kept.ts'
import { newUuid } from './new-id.ts'

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a reader has typed for us and not sent yet. */
export type Draft = {
  /** The id under which it is sent, however often: the server keeps it once, though nobody heard its answer. */
  id: string
  openedBy: NewPost['submitMethod']
  type: PostType
  subtype: Subtype | ''
  title: string
  description: string
  /** The furthest chapter at which it was written. */
  chapter: number
  /** The chapter from which its writer wants it shown, as it was typed. */
  shownFrom: string
  /** Whether it was submitted, but did not arrive. */
  isWaiting: boolean
}

type Kept = Draft & { uid: string; isGuest: boolean }

/**
 * The one draft of a device: it outlives a reload, a lost network and an ended session, until it is sent or discarded, or
 * its reader signs out. Only its writer sees it. A guest whose session ended comes back as another guest, so the next
 * reader sees a guest's draft, unless it was written further on than they are.
 */
export function createDraftStore(storage: Device, who: () => Profile | undefined) {
  function read(): Draft | undefined {
    const kept = keptDraft(storage.getItem(DRAFT_KEY))
    const reader = who()
    if (!kept || !isOpenTo(kept, reader)) return undefined
    const { uid: _, isGuest: _g, ...draft } = kept
    return draft
  }

  return {
    /** The present reader's draft. */
    read,

    /**
     * Stores the draft, by default under the id that the reader's draft has already. An empty one removes the reader's own draft,
     * never another's.
     */
    keep(draft: Omit<Draft, 'id'> & { id?: string }) {
      const reader = who()
      if (!reader) return
      const isEmpty = draft.title.trim() === '' && draft.description.trim() === ''
      if (!isEmpty) {
        const id = draft.id ?? read()?.id ?? newUuid()
        const kept: Kept = { ...draft, id, uid: reader.uid, isGuest: reader.isAnonymous }
        storage.setItem(DRAFT_KEY, JSON.stringify(kept))
      } else if (read()) storage.removeItem(DRAFT_KEY)
    },

    /** Removes the draft once it was sent or discarded. */
    drop: () => storage.removeItem(DRAFT_KEY),

    /** Removes what a reader who leaves may have written, never another's. */
    forget(uid: string) {
      const kept = keptDraft(storage.getItem(DRAFT_KEY))
      if (!kept || kept.uid === uid || kept.isGuest) storage.removeItem(DRAFT_KEY)
    },
  }
}

function isOpenTo(kept: Kept, reader: Profile | undefined): boolean {
  if (kept.uid === reader?.uid) return true
  return kept.isGuest && kept.chapter <= (reader?.currentChapter ?? 0)
}

/** What the device holds, as far as it can be read. */
function keptDraft(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    if (!kept || ![kept.uid, kept.title, kept.description].every((field) => typeof field === 'string')) return undefined
    const isOfType = POST_TYPES.some((type) => type === kept.type)
    const isAbout = Object.values(SUBTYPES)
      .flat()
      .some((subtype) => subtype === kept.subtype)
    if (!isOfType || !(isAbout || kept.subtype === '') || !Number.isInteger(kept.chapter)) return undefined
    const { id = newUuid(), shownFrom } = kept
    return { ...kept, id, shownFrom: typeof shownFrom === 'string' ? shownFrom : '' } as Kept
  } catch {
    return undefined
  }
}
