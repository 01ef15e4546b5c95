import { type NewPost, POST_TYPES, type PostType, SUBTYPES, type Subtype } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Holds the letter that is being written on this device, in whichever tab. */
export const LETTER_KEY = 'unsentLetter'

/** What a reader has typed for us and not sent yet. */
export type Letter = {
  openedBy: NewPost['submitMethod']
  type: PostType
  subtype: Subtype | ''
  title: string
  description: string
  /** The furthest chapter at which it was written. */
  chapter: number
  /** The chapter from which its writer wants it shown, as it was typed. */
  shownFrom: string
  /** It was to be sent, and did not arrive. */
  isWaiting: boolean
}

type Kept = Letter & { uid: string; isGuest: boolean }

/**
 * The one letter of a device: it outlives a reload, a lost network and a session that ended, until it is sent or put away,
 * or its reader signs out. It is its writer's; a guest whose session is gone comes back as another, so a guest's letter is
 * that of whoever is here next.
 */
export function createLetter(storage: Device, who: () => Profile | undefined) {
  function read(): Letter | undefined {
    const kept = keptLetter(storage.getItem(LETTER_KEY))
    if (!kept || !(kept.isGuest || kept.uid === who()?.uid)) return undefined
    const { uid: _, isGuest: _g, ...letter } = kept
    return letter
  }

  return {
    /** The letter of whoever is here. */
    read,

    /** Keeps it as it stands now; one without a word is none, and takes nobody else's away. */
    keep(letter: Letter) {
      const reader = who()
      if (!reader) return
      const isEmpty = letter.title.trim() === '' && letter.description.trim() === ''
      if (!isEmpty) {
        const kept: Kept = { ...letter, uid: reader.uid, isGuest: reader.isAnonymous }
        storage.setItem(LETTER_KEY, JSON.stringify(kept))
      } else if (read()) storage.removeItem(LETTER_KEY)
    },

    /** It was sent, or put away. */
    drop: () => storage.removeItem(LETTER_KEY),
  }
}

/** What the device holds, as far as it can be read. */
function keptLetter(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    if (!kept || ![kept.uid, kept.title, kept.description].every((field) => typeof field === 'string')) return undefined
    const isOfType = POST_TYPES.some((type) => type === kept.type)
    const isAbout = Object.values(SUBTYPES)
      .flat()
      .some((subtype) => subtype === kept.subtype)
    if (!isOfType || !(isAbout || kept.subtype === '') || !Number.isInteger(kept.chapter)) return undefined
    return { ...kept, shownFrom: typeof kept.shownFrom === 'string' ? kept.shownFrom : '' } as Kept
  } catch {
    return undefined
  }
}
