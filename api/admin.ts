import { type Call, gives, takes } from './call.ts'
import type { EntryReference, ListPage, PostType, Subtype } from './feedback.ts'

/** The states that administrators give a post; a new one is pending. */
export const STATUSES = ['pending', 'reviewed', 'implemented', 'declined'] as const

export type PostStatus = (typeof STATUSES)[number]

/** Where a post lies: in the public list, or among the improvements that only administrators read. */
export const COLLECTIONS = ['feedback', 'improvements'] as const

export type Collection = (typeof COLLECTIONS)[number]

/** A post as administrators see it. The sender of an improvement is never named: the form promises that. */
export type AdminPost = {
  id: string
  collection: Collection
  title: string
  description: string
  type: PostType
  subtype: Subtype
  authorName: string | null
  isAnonymous: boolean
  /** How far its author had read, or a later chapter if they named one. */
  chapter: number
  /** From which it is shown at present: not before `chapter`. */
  shownFrom: number
  /** The reports of spoilers that nobody has decided about, and the latest chapter that they name; null where there are none. */
  reports: { count: number; chapter: number } | null
  /** The entry it is about, under the name that its author saw. */
  entry: EntryReference | null
  status: string
  isHidden: boolean
  upvotes: number
  /** Whether its author may not post any more; null where nobody learns who that is, or they have left. */
  isAuthorBanned: boolean | null
  /** ISO string. */
  createdAt: string
}

/** Filters for the list of posts; each is optional. */
export type PostFilters = ListPage & {
  collection?: Collection
  status?: PostStatus
  hidden?: 'yes' | 'no'
  search?: string
}

/** Those with reports of spoilers first, then the newest first. */
export type AdminPostList = { posts: readonly AdminPost[]; next: string | null }

/**
 * What an administrator changes of a post: at least one of them. `chapter` is the one from which it is shown for good; it and
 * `dismissReports` close the reports of spoilers, and whoever has sent them folds that post no more.
 */
export type Moderation = { status?: PostStatus; isHidden?: boolean; chapter?: number; dismissReports?: true }

/** What an administrator does with the author of a public post and all that they have posted: at least one of them. */
export type AuthorModeration = { isBanned?: boolean; areHidden?: boolean }

/** One line of the audit log. */
export type AuditLogLine = {
  id: string
  postId: string
  /** The post's title as it is now; null where the post was deleted with its author. */
  title: string | null
  /** Null where the account is no longer there, and where an author has withdrawn the post. */
  administrator: string | null
  /** ISO string. */
  at: string
  /** Of reports `before` is their number; of `post` it is withdrawn by its author. */
  field: 'status' | 'visibility' | 'chapter' | 'reports' | 'post' | 'author'
  before: string
  after: string
}

/** Newest first. */
export type AuditLog = { lines: readonly AuditLogLine[]; next: string | null }

/** All changes, or only those of one post. */
export type AuditLogPage = ListPage & { post?: string }

/** Where a chapter tells of an entry: the lines of its file, the number of the first, and the one below them, if there is one. */
export type ToldPlace = { chapter: number; file: string; line: number; lines: readonly string[]; below: string | null }

/** The places that tell of the entry of a post up to its author's chapter, the newest first; none where it is about no entry. */
export type ToldPlaces = { places: readonly ToldPlace[] }

/** The sentence that refuses to show a post to readers who are before its author's chapter. */
export const beforeItsAuthor = (chapter: number): string =>
  `Nobody may see a post before its author’s chapter, which is ${chapter}.`

/** Where the administrators' page lies. */
export const ADMIN_PAGE = '/admin'

/**
 * The calls of administrators. No file of the public app imports them: for everybody else these addresses do not exist.
 */
export const ADMIN_CALLS = {
  posts: { method: 'GET', path: '/api/admin/posts', query: takes<PostFilters>(), answer: gives<AdminPostList>() },
  moderate: { method: 'PATCH', path: '/api/admin/posts/:id', body: takes<Moderation>(), answer: gives<AdminPost>() },
  moderateAuthor: {
    method: 'PATCH',
    path: '/api/admin/posts/:id/author',
    body: takes<AuthorModeration>(),
    answer: gives<AdminPost>(),
  },
  places: { method: 'GET', path: '/api/admin/posts/:id/places', answer: gives<ToldPlaces>() },
  auditLog: { method: 'GET', path: '/api/admin/trail', query: takes<AuditLogPage>(), answer: gives<AuditLog>() },
} as const satisfies Record<string, Call>
