import { type Call, gives, takes } from './call.ts'
import type { EntryReference, ListPage, PostType, Subtype } from './feedback.ts'

/** The states that administrators can give a post. A new post is pending. */
export const STATUSES = ['pending', 'reviewed', 'implemented', 'declined'] as const

export type PostStatus = (typeof STATUSES)[number]

/** Where a post is stored: in the public list, or among the improvements that only administrators read. */
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
  /** How far the author had read, or a later chapter if they named one. */
  chapter: number
  /** The first chapter at which the post is currently shown; never before `chapter`. */
  shownFrom: number
  /** The undecided spoiler reports and the latest chapter that they name; null if there are none. */
  reports: { count: number; chapter: number } | null
  /** The entry that the post is about, by the name that its author saw. */
  entry: EntryReference | null
  status: string
  isHidden: boolean
  upvotes: number
  /** Whether the author is banned from posting; null if the author is secret or has left. */
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

/** Posts with undecided spoiler reports first, then the newest first. */
export type AdminPostList = { posts: readonly AdminPost[]; next: string | null }

/**
 * A change to a post; at least one field is required. `chapter` permanently sets the chapter from which the post is shown. `chapter` and
 * `dismissReports` both close the spoiler reports, and further reports by the same readers no longer fold the post.
 */
export type Moderation = { status?: PostStatus; isHidden?: boolean; chapter?: number; dismissReports?: true }

/** What an administrator does to the author of a public post and to all their posts; at least one field is required. */
export type AuthorModeration = { isBanned?: boolean; areHidden?: boolean }

/** One line of the audit log. */
export type AuditLogLine = {
  id: string
  postId: string
  /** The post's current title; null if the post was deleted with its author. */
  title: string | null
  /** Null if the account no longer exists, and if an author withdrew the post. */
  administrator: string | null
  /** ISO string. */
  at: string
  /** For `reports`, `before` is the number of reports. `post` means that its author withdrew the post. */
  field: 'status' | 'visibility' | 'chapter' | 'reports' | 'post' | 'author'
  before: string
  after: string
}

/** Newest first. */
export type AuditLog = { lines: readonly AuditLogLine[]; next: string | null }

/** All changes, or only those of one post. */
export type AuditLogPage = ListPage & { post?: string }

/** Where a chapter mentions an entry: the lines of the chapter's file, the number of the first line, and the line below them, if any. */
export type ToldPlace = { chapter: number; file: string; line: number; lines: readonly string[]; below: string | null }

/** The places that mention the entry of a post, up to its author's chapter, newest first; empty if the post is about no entry. */
export type ToldPlaces = { places: readonly ToldPlace[] }

/** The error message for moving a post to a chapter before its author's. */
export const beforeItsAuthor = (chapter: number): string =>
  `Nobody may see a post before its author’s chapter, which is ${chapter}.`

/** The address of the administrators' page. */
export const ADMIN_PAGE = '/admin'

/** The calls for administrators. No file of the public app imports them: to everybody else these addresses do not exist. */
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
