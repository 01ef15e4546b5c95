import { openKinds } from '#kinds/kinds.ts'

/** The types of a new post. A badge may also say bug or suggestion, which are subtypes of feedback. */
export const POST_TYPES = ['feedback', 'add-info'] as const

export type PostType = (typeof POST_TYPES)[number]

/** The type of a post that names none. */
export const DEFAULT_POST_TYPE: PostType = 'feedback'

/** The possible subtypes of each type of post (specification section 4). */
export const SUBTYPES = {
  feedback: ['general', 'bug', 'suggestion'],
  'add-info': ['report-misinformation', 'provide-update', 'add-details'],
} as const satisfies Record<PostType, readonly string[]>

export type Subtype = (typeof SUBTYPES)[PostType][number]

export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 2000

/** The kinds of entries that a post can be about: all that have a page. */
export const ENTRY_KINDS = openKinds

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The entry that a post is about; `name` is the one on the page where the author wrote the post. */
export type EntryReference = { kind: EntryKind; id: string; name: string }

/** The number of posts in one answer, unless `limit` asks for fewer. */
export const POSTS_AT_ONCE = 50

/** The device's chapter, sent with a request for posts. It may be behind the account's. */
export type DevicePlace = { chapter?: number }

/** One page of a list: at most `limit` items, starting after the item with the id `before`. */
export type ListPage = { limit?: number; before?: string }

export type PostPage = DevicePlace & ListPage

/** A new post. It is shown from `chapter` on; the server raises this to the furthest chapter that the author has ever reached. */
export type NewPost = {
  /**
   * A random lower-case UUID, which the device sends again if it received no answer: the post is then stored only once, with the text that
   * was sent last. Without an id the server makes one.
   */
  id?: string
  title: string
  description: string
  type?: PostType
  subtype: Subtype
  submitMethod: 'add-info-button' | 'new-feedback-button' | 'entry-report'
  chapter: number
  entry?: EntryReference
}

/** The id of the new post in the public list or, for add-info, among the improvements. */
export type PostMade = { id: string }

/** A public post as any reader may see it. The author is identified by name only. */
export type Post = {
  id: string
  title: string
  description: string
  type: PostType
  subtype: Subtype
  authorName: string
  isAnonymous: boolean
  isMine: boolean
  /** `pending` is not displayed. Any status other than pending, reviewed and implemented is shown as it is. */
  status: string
  /** The chapter from which the post is shown, unless spoiler reports fold it for longer. A new report must name a later chapter. */
  chapter: number
  /** Whether only its author still sees it. */
  isHidden: boolean
  /** The entry that the post is about, without its name: the page uses the name that its own reader knows. Null before the entry's chapter. */
  entry: Omit<EntryReference, 'name'> | null
  /** ISO string. */
  createdAt: string
  upvotes: number
  hasUpvoted: boolean
}

/** A post from later in the story. Nothing of it is sent until the reader asks for it, not even if they wrote it themselves (FEED-7). */
export type VeiledPost = { id: string; isVeiled: true; isMine: boolean }

/** Sorted by upvotes, then newest first. `next` is the `before` of the next page; null on the last one. */
export type PostList = { posts: readonly (Post | VeiledPost)[]; next: string | null }

/** An improvement that a reader sent to the administrators, and its status. Lists are newest first. */
export type SentImprovement = Pick<Post, 'id' | 'title' | 'status' | 'createdAt'>

/** One of them, asked for by itself, with the words as they were sent. */
export type SentWords = SentImprovement & Pick<Post, 'description' | 'subtype'>

export type SentImprovements = { reports: readonly (SentImprovement | VeiledPost)[] }

/** Reports that a post should be shown only from `chapter` on. A second report by the same reader replaces the first. */
export type SpoilerReport = { chapter: number }

/** The reported chapter, or an earlier one where administrators have already decided. Chapters named by other reporters are never disclosed. */
export type Reported = { shownFrom: number }

/** A second vote in the same direction has no effect. */
export type VoteChange = { change: 1 | -1 }

export type Votes = { upvotes: number; hasUpvoted: boolean }
