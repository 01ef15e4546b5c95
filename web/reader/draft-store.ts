import { type NewPost, POST_TYPES, type PostType, SUBTYPES, type Subtype } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { DRAFT_KEY } from './kept.ts'
import { newUuid } from './new-id.ts'

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a reader has typed for us and not sent yet. */
export type Draft = {
  /** The id under which it is sent, however often, so that the server stores it only once even if its answer was lost. */
  id: string
  openedBy: NewPost['submitMethod']
  type: PostType
  subtype: Subtype | ''
  title: string
  description: string
  /** The furthest chapter at which it was written. */
  chapter: number
  /** The chapter from which its writer wants it shown, as typed. */
  shownFrom: string
  /** Whether it was submitted but has not arrived. */
  isWaiting: boolean
}

type Kept = Draft & { uid: string; isGuest: boolean }

/**
 * The device's single draft: it survives a reload, a lost network and an ended session, until it is sent or discarded, or its
 * reader signs out. Only its writer sees it. A guest whose session ended returns as another guest, so the next reader sees a
 * guest's draft, unless it was written at a later chapter than theirs.
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
     * Stores the draft, by default under the id that the reader's draft already has. An empty one removes the reader's own
     * draft, never another's.
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

    /** Removes the draft after it was sent or discarded. */
    drop: () => storage.removeItem(DRAFT_KEY),

    /** Removes a draft that may belong to the leaving reader, never another's. */
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

/** The stored draft, if it is readable. */
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
