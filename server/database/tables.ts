import type { AuditLogLine } from '#api/admin.ts'
import type { Note } from '#api/notes.ts'
import type { Settings } from '#api/settings.ts'

/** The settings as columns: SQLite keeps a switch as 0 or 1. */
export type SettingColumns = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? boolean | number : Settings[Name]
}

/** A reader's row: the account as Better Auth keeps it, with the profile on it (docs/decisions/0010). */
export type UserRow = SettingColumns & {
  id: string
  name: string
  email: string
  /** Its owner has proved the address, by mail or by Google. */
  emailVerified: boolean | number
  isAnonymous?: boolean | number | null | undefined
  createdAt: Date | string
  username: string
  currentChapter: number
  /** The furthest that `currentChapter` has ever been: where posts count from, and nothing else. */
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
  /** What the device is called (server/accounts/device-name.ts), not its header. */
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

/** A post of the public list, or one of the improvements that only administrators read. Dates are ISO strings. */
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
  /** Set by administrators, and never before `chapter`. */
  setChapter: number | null
  /** The number of its rows in `vote` (server/community/vote-counts.ts). */
  voteCount: number
}

export type VoteRow = { postId: string; uid: string }

/** That a post tells of what comes before `chapter`; a closed one folds it no more. `uid` is null where its reader has left. */
export type SpoilerReportRow = {
  id: string
  postId: string
  uid: string | null
  chapter: number
  createdAt: string
  isClosed: boolean | number
}

export type DiaryReadRow = { uid: string; entry: string; chapter: number }

/** What a reader has written about an entry (api/notes.ts). */
export type NoteRow = Note & { uid: string }

/** One line of the audit log; it names nobody but by id, and nobody where an author has withdrawn a post. */
export type ModerationRow = {
  id: string
  postId: string
  adminUid: string | null
  at: string
  field: AuditLogLine['field']
  before: string
  after: string
}

/** A key that works once: the link of a mail or of the operator, or a recovery code. */
export type AccountKeyRow = {
  hash: string
  uid: string
  /** A new password by a link; the proof of an address; a new password by a recovery code. */
  purpose: 'password' | 'email' | 'recovery'
  /** The address that the link was sent to. */
  email: string | null
  createdAt: string
  /** Null where it does not end by itself. */
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
  /** When the posts were written that their author has withdrawn: the limit of posts counts them. */
  withdrawal: { uid: string; createdAt: string }
  readPage: DiaryReadRow
  note: NoteRow
  moderation: ModerationRow
  /** Who became an administrator by a claim code; others stand in ADMIN_IDS. */
  administrator: { uid: string; createdAt: string }
  adminClaim: { hash: string; createdAt: string }
  /** Readers who may not post any more. */
  ban: { uid: string; createdAt: string }
  guess: { key: string; count: number; since: string }
  /** Better Auth's; `key` has the address of a client in it, and `lastRequest` is in milliseconds. */
  rateLimit: { key: string; lastRequest: number }
}
