import type { ReauthenticationBody } from './account.ts'
import type { Settings } from './settings.ts'

/** The profile of one reader. Dates are ISO strings; a guest has no e-mail address. */
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
 * The furthest chapter that the reader has ever reached; their new posts are shown from it on. Only the form for posts uses it: no other
 * answer contains it, and it never decides what is shown.
 */
export type Furthest = { chapter: number }

/** A change to a profile; at least one field is required. */
export type ProfileChange = {
  currentChapter?: number
  username?: string
  settings?: Partial<Settings>
}

/** The input for deleting an account. Posts are kept under 'Deleted reader', unless the reader wants them removed too. */
export type AccountRemoval = ReauthenticationBody & { posts?: 'keep' | 'remove' }

/** A database row with its original columns, for whoever reads the file. */
type Row = Readonly<Record<string, unknown>>

/** The file with all data kept about a reader, except secrets. */
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
