import type { Proof } from './account.ts'
import type { Settings } from './settings.ts'

/** The profile document of one reader. Dates are ISO strings; a guest has no e-mail address. */
export type Profile = {
  uid: string
  email: string | null
  displayName: string
  username: string
  currentChapter: number
  settings: Settings
  createdAt: string
  lastActive: string
  isAnonymous: boolean
}

/**
 * The furthest chapter that the reader has ever reached, from which their posts count. In no
 * other answer: it is for the form alone, and decides nothing of what is shown.
 */
export type Furthest = { chapter: number }

/** What a reader changes of their profile: at least one field. */
export type ProfileChange = {
  currentChapter?: number
  username?: string
  settings?: Partial<Settings>
}

/** What deleting an account takes; posts are kept, as those of a 'Deleted reader', unless they are to go too. */
export type AccountRemoval = Proof & { posts?: 'keep' | 'remove' }

/** A row as the database keeps it; whoever reads the file sees its columns. */
type Row = Readonly<Record<string, unknown>>

/** The file with everything that is kept of a reader, but for secrets. */
export type ReaderData = {
  madeAt: string
  user: Row
  waysToSignIn: readonly Row[]
  sessions: readonly Row[]
  accountKeys: readonly Row[]
  posts: readonly Row[]
  votes: readonly Row[]
  spoilerReports: readonly Row[]
  withdrawals: readonly Row[]
  bans: readonly Row[]
  administrator: readonly Row[]
  readPages: readonly Row[]
  notes: readonly Row[]
  moderation: readonly Row[]
}
