import type { AuditLogLine } from '#api/admin.ts'
import type { Note } from '#api/notes.ts'
import type { Settings } from '#api/settings.ts'

/** The settings as columns. SQLite stores a switch as 0 or 1. */
export type SettingColumns = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? boolean | number : Settings[Name]
}

/** A reader's row: the account as Better Auth stores it, including the profile (docs/decisions/0010). */
export type UserRow = SettingColumns & {
  id: string
  name: string
  email: string
  /** Whether its owner has proved the address, by mail or by Google. */
  emailVerified: boolean | number
  isAnonymous?: boolean | number | null | undefined
  createdAt: Date | string
  username: string
  currentChapter: number
  /** The highest `currentChapter` ever: new posts are shown from it on. It has no other use. */
  furthestChapter: number
  lastActive: Date | string
}

export type SessionRow = {
  id: string
  token: string
  userId: string
  createdAt: Date | string
  updatedAt: Date | string
  expiresAt: Date | string
  /** The name of the device (server/accounts/device-name.ts), not its `User-Agent`. */
  userAgent: string | null
}

/** A way to sign in: a password, or Google. */
export type AccountRow = {
  id: string
  userId: string
  providerId: string
  accountId: string
  password: string | null
  createdAt: Date | string
  updatedAt: Date | string
}

/** A public post, or one of the improvements that only administrators read. Dates are ISO strings. */
export type FeedbackRow = {
  id: string
  collection: 'feedback' | 'improvements'
  title: string
  description: string
  type: string
  subtype: string
  authorUid: string | null
  authorEmail: string | null
  authorName: string
  isAnonymous: boolean | number
  status: string
  submitMethod: string
  timestamp: string
  createdAt: string
  chapter: number
  isHidden: boolean | number
  entryKind: string | null
  entryId: string | null
  entryName: string | null
  /** Set by administrators, never lower than `chapter`. */
  setChapter: number | null
  /** The number of its rows in `vote` (server/community/vote-counts.ts). */
  voteCount: number
}

export type VoteRow = { postId: string; uid: string }

/** Reports that a post should be shown only from `chapter` on. A closed report no longer folds it. `uid` is null if the reader has left. */
export type SpoilerReportRow = {
  id: string
  postId: string
  uid: string | null
  chapter: number
  createdAt: string
  isClosed: boolean | number
}

export type DiaryReadRow = { uid: string; entry: string; chapter: number }

/** A reader's note about an entry (api/notes.ts). */
export type NoteRow = Note & { uid: string }

/** One line of the audit log. It identifies people by id only, and nobody if an author has withdrawn a post. */
export type ModerationRow = {
  id: string
  postId: string
  adminUid: string | null
  at: string
  field: AuditLogLine['field']
  before: string
  after: string
}

/** A single-use key: the link of a mail or of the operator, or a recovery code. */
export type AccountKeyRow = {
  hash: string
  uid: string
  /** What the key allows: a new password by link, proof of an address, or a new password by recovery code. */
  purpose: 'password' | 'email' | 'recovery'
  /** The address that the link was sent to; null for other keys. */
  email: string | null
  createdAt: string
  /** Null if it does not expire. */
  expiresAt: string | null
}

export type Tables = {
  user: UserRow
  session: SessionRow
  account: AccountRow
  accountKey: AccountKeyRow
  feedback: FeedbackRow
  vote: VoteRow
  spoilerReport: SpoilerReportRow
  /** The dates of withdrawn posts, which still count towards the limit. */
  withdrawal: { uid: string; createdAt: string }
  readPage: DiaryReadRow
  note: NoteRow
  moderation: ModerationRow
  /** Administrators by claim code; others are listed in ADMIN_IDS. */
  administrator: { uid: string; createdAt: string }
  adminClaim: { hash: string; createdAt: string }
  /** Readers banned from posting. */
  ban: { uid: string; createdAt: string }
  guess: { key: string; count: number; since: string }
  /** Better Auth's table. `key` contains a client's address, and `lastRequest` is in milliseconds since the epoch. */
  rateLimit: { key: string; lastRequest: number }
}
