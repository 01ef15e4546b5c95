import { openKinds } from '#kinds/kinds.ts'

/** The kinds of a new post; a badge may also say bug or suggestion, which are subtypes of feedback. */
export const POST_TYPES = ['feedback', 'add-info'] as const

export type PostType = (typeof POST_TYPES)[number]

/** The type of a post that does not name one. */
export const DEFAULT_POST_TYPE: PostType = 'feedback'

/** Specification section 4: what a post of each type may be about. */
export const SUBTYPES = {
  feedback: ['general', 'bug', 'suggestion'],
  'add-info': ['report-misinformation', 'provide-update', 'add-details'],
} as const satisfies Record<PostType, readonly string[]>

export type Subtype = (typeof SUBTYPES)[PostType][number]

export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 2000

/** The kinds of entries that a post can be about: all that have a page to open. */
export const ENTRY_KINDS = openKinds

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The entry a post is about; `name` as its author's page called it. */
export type EntryReference = { kind: EntryKind; id: string; name: string }

/** How many posts come at once, unless `limit` asks for fewer. */
export const POSTS_AT_ONCE = 50

/** The device's chapter, sent with a request for posts; it may be behind the account's. */
export type DevicePlace = { chapter?: number }

/** A part of a list: how many at most, and those that follow the one with the id `before`. */
export type ListPage = { limit?: number; before?: string }

export type PostPage = DevicePlace & ListPage

/**
 * A new post. `chapter` is the one from which it is shown; the server raises it to the furthest chapter that the author
 * has ever reached.
 */
export type NewPost = {
  /**
   * A random UUID in small letters, which its device sends again where no answer came: the post then stands once, with the words that were
   * sent last. Without it the server draws one.
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

/** `id` of the document, in the public list or, for add-info, among the improvements. */
export type PostMade = { id: string }

/** A post of the public list, as any reader may see it: its author is known only by the name. */
export type Post = {
  id: string
  title: string
  description: string
  type: PostType
  subtype: Subtype
  authorName: string
  isAnonymous: boolean
  isMine: boolean
  /** `pending` is not displayed; others than pending, reviewed and implemented are shown as they are. */
  status: string
  /** From which it is shown, unless reports of spoilers fold it for longer; one has to name a later chapter. */
  chapter: number
  /** Only its author still sees it. */
  isHidden: boolean
  /** The entry it is about, without its name: a page takes that from what its own reader knows. Null from before its chapter. */
  entry: Omit<EntryReference, 'name'> | null
  /** ISO string. */
  createdAt: string
  upvotes: number
  hasUpvoted: boolean
}

/** Something from further on in the story: nothing of it travels until the reader asks for it, not even their own words (FEED-7). */
export type VeiledPost = { id: string; isVeiled: true; isMine: boolean }

/** Most upvotes first, equal ones newest first. `next` is the `before` of those that follow; null where there are none. */
export type PostList = { posts: readonly (Post | VeiledPost)[]; next: string | null }

/** What a reader has told the administrators, newest first, and what became of it. */
export type SentImprovement = Pick<Post, 'id' | 'title' | 'status' | 'createdAt'>

/** One of them, asked for by itself, with the words as they were sent. */
export type SentWords = SentImprovement & Pick<Post, 'description' | 'subtype'>

export type SentImprovements = { reports: readonly (SentImprovement | VeiledPost)[] }

/** That a post may be read from `chapter` on only. A second report by the same reader replaces the first. */
export type SpoilerReport = { chapter: number }

/** The chapter that was named, or an earlier one where administrators have decided before. What others have named nobody is told. */
export type Reported = { shownFrom: number }

/** A second vote in the same direction changes nothing. */
export type VoteChange = { change: 1 | -1 }

export type Votes = { upvotes: number; hasUpvoted: boolean }
