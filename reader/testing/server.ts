import type { StoryFilesOf } from '#api/book.ts'
import type { DiaryRead } from '#api/diary-reads.ts'
import type { Note } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import { DEFAULT_SETTINGS, type Settings } from '#api/settings.ts'
import type { Range } from '#reader/range.ts'
import type { Sending } from '#reader/state.ts'
import type { Chapters } from '#reader/story-state.ts'
import { chapterKey } from '#story/engine/chapter.ts'

/** A book of twelve chapters, three per file. */
export const RANGE: Range = { first: 1, last: 12, bundle: 3 }

type Account = {
  chapter: number
  furthest: number
  settings: Settings
  lastActive: number
  diaryReads: Map<string, number>
  notes: Map<string, Note>
  isGuest: boolean
}

/** A server with accounts, one browser's session, and a story in which every word names its chapter. */
export function createServer(now = () => 0) {
  const accounts = new Map<string, Account>()
  let guests = 0
  let session: string | undefined

  const accountOf = (uid: string) => accounts.get(uid)!

  function profile(uid: string): Profile {
    const { chapter, settings, lastActive, isGuest } = accountOf(uid)
    return {
      uid,
      email: null,
      displayName: uid,
      username: uid,
      currentChapter: chapter,
      settings,
      createdAt: '',
      lastActive: new Date(lastActive).toISOString(),
      isAnonymous: isGuest,
    }
  }

  function enter(uid: string, chapter: number, isGuest: boolean): Profile {
    if (!accounts.has(uid))
      accounts.set(uid, {
        chapter,
        furthest: chapter,
        settings: DEFAULT_SETTINGS,
        lastActive: now(),
        diaryReads: new Map(),
        notes: new Map(),
        isGuest,
      })
    session = uid
    return profile(uid)
  }

  function turn(account: Account, chapter: number) {
    account.chapter = chapter
    account.furthest = Math.max(account.furthest, chapter)
  }

  function choose(account: Account, change: Partial<Settings>) {
    account.settings = { ...account.settings, ...change }
    account.lastActive = now()
  }

  return {
    here: () => session,
    who: (): Profile | null => (session === undefined ? null : profile(session)),
    beGuest: (chapter: number) => enter(`guest-${++guests}`, chapter, true),
    signIn: (uid: string, chapter: number) => enter(uid, chapter, false),
    end() {
      session = undefined
    },
    /** The present reader turns on another device. */
    turnElsewhere(chapter: number) {
      if (session !== undefined) turn(accountOf(session), chapter)
    },
    /** The present reader chooses on another device. */
    chooseElsewhere(change: Partial<Settings>) {
      if (session !== undefined) choose(accountOf(session), change)
    },
    has: (uid: string) => accounts.has(uid),
    settingsOf: (uid: string) => accountOf(uid).settings,
    chapterOf: (uid: string) => accountOf(uid).chapter,
    openedBy: (uid: string) => [...accountOf(uid).diaryReads.keys()],
    take(sending: Sending): { status: number; profile?: Profile; note?: Note | null } {
      if (session === undefined) return { status: 401 }
      const account = accountOf(session)
      if (sending.note) return { status: 200, note: keepNote(account.notes, sending.note) }
      if (sending.chapter === undefined) {
        // The call names its reader (server/accounts/readers.ts).
        if (sending.unsent.uid !== session) return { status: 409 }
        choose(account, { [sending.unsent.name]: sending.unsent.value })
        return { status: 200 }
      }
      const { unsent, chapter } = sending
      if (unsent.type === 'chapter') turn(account, chapter)
      // The account cannot know a later diary entry (server/accounts/known-diary-entry.ts).
      else if (chapter <= account.furthest) account.diaryReads.set(unsent.id, chapter)
      return { status: 200, ...(unsent.type === 'chapter' && { profile: profile(session) }) }
    },
    diaryReads(chapter: number): DiaryRead[] {
      const diaryReads = session === undefined ? [] : [...accountOf(session).diaryReads]
      return diaryReads.map(([id, opened]) => ({ id, chapter: opened })).filter((read) => read.chapter <= chapter)
    },
    notes(chapter: number): Note[] {
      const notes = session === undefined ? [] : [...accountOf(session).notes.values()]
      return notes.filter((note) => note.chapter <= chapter)
    },
    notesOf: (uid: string): ReadonlyMap<string, Note> => accountOf(uid).notes,
    /** The present reader changes a note on another device; returns the text that it replaces. */
    writeElsewhere(note: Note): string | undefined {
      if (session === undefined) return undefined
      const { notes } = accountOf(session)
      const known = notes.get(note.id)
      keepNote(notes, { ...note, base: known?.revision ?? '' })
      return known?.text
    },
    index(chapter: number): StoryFilesOf {
      const count = Math.ceil(chapter / RANGE.bundle)
      const files = Array.from({ length: count }, (_, number) => `/story/${lastOf(number, chapter)}.json`)
      const step = { from: `/story/${chapter - 1}.json`, file: `/story/${chapter}-alone.json` }
      return { chapter, files, ...(chapter > firstOf(chapter) && { step }) }
    },
    file(address: string): Chapters {
      const last = Number(/\d+/.exec(address)?.[0])
      const first = address.includes('alone') ? last : firstOf(last)
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      return Object.fromEntries(numbers.map((number) => [chapterKey(number), { title: `told in ${number}` }]))
    },
  }
}

const firstOf = (last: number) => Math.floor((last - 1) / RANGE.bundle) * RANGE.bundle + 1

const lastOf = (number: number, chapter: number) => Math.min((number + 1) * RANGE.bundle, chapter)

/** As the account does (server/accounts/note-store.ts). */
function keepNote(
  notes: Map<string, Note>,
  { base, id, kind, entry, chapter, text, revision }: Note & { base: string },
) {
  const known = notes.get(id)
  if (known && known.revision !== base && known.revision !== revision) return known
  const note = { id, kind, entry, chapter, text, revision }
  if (text === '') notes.delete(id)
  else notes.set(id, note)
  return text === '' ? null : note
}
