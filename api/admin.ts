import type { EntryReference, PostType, Subtype } from './feedback.ts'

/**
 * Where administrators answer what readers have sent. In no file that the public app imports: for everybody else these
 * addresses do not exist.
 */
export const ADMIN_ADDRESSES = { posts: '/api/admin/posts', trail: '/api/admin/trail' } as const

/** What administrators make of a post; a new one is pending. */
export const STATUSES = ['pending', 'reviewed', 'implemented', 'declined'] as const

export type PostStatus = (typeof STATUSES)[number]

/** Where a post lies: in the public list, or among the improvements that only administrators read. */
export const COLLECTIONS = ['feedback', 'improvements'] as const

export type Collection = (typeof COLLECTIONS)[number]

/** A post as administrators see it. Of an improvement nobody learns who sent it: the form promises that. */
export type AdminPost = {
  id: string
  collection: Collection
  title: string
  description: string
  type: PostType
  subtype: Subtype
  authorName: string | null
  isAnonymous: boolean
  /** How far its author had read, or the later chapter that they named. */
  chapter: number
  /** The entry it is about, under the name that its author saw. */
  entry: EntryReference | null
  status: string
  isHidden: boolean
  upvotes: number
  /** ISO string. */
  createdAt: string
}

/** `GET /api/admin/posts?collection=&status=&hidden=&search=&before=`, newest first; each of them may be left out. */
export type AdminPostList = { posts: readonly AdminPost[]; next: string | null }

/** `PATCH /api/admin/posts/:id`: at least one of them. */
export type Moderation = { status?: PostStatus | undefined; isHidden?: boolean | undefined }

/** One line of the audit trail. */
export type TrailLine = {
  id: string
  postId: string
  /** Of the post as it is now; null where it has gone with its author. */
  title: string | null
  /** Null where the account is no longer there. */
  administrator: string | null
  /** ISO string. */
  at: string
  field: 'status' | 'visibility'
  before: string
  after: string
}

/** `GET /api/admin/trail?post=&before=`, newest first. */
export type Trail = { lines: readonly TrailLine[]; next: string | null }
