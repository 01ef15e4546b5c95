import type { Story } from '#story/engine/story.ts'
import type { PostList } from './feedback.ts'
import type { FormAnswer } from './forms.ts'

/**
 * What the server puts into the page of an address: the content of `#root`, and the name of its section. `address` is where
 * it stands: where a record was asked for that is not known, that of its list. `isKnown`: whatever the address names of the story
 * has been told.
 */
export type DrawnPage = { html: string; title: string | undefined; address: string; isKnown?: boolean }

/** The first posts as one reader may see them at the chapter, whose page is theirs alone. `today`: the day in UTC, `2026-11-24`. */
export type DrawnPosts = { uid: string; chapter: number; today: string; list: PostList }

/**
 * What a page shows that is not of the story: the answer to a form that was posted there without script (its page is a question, or
 * the form with what was wrong), or the posts.
 */
export type Shown = { answer: FormAnswer } | { posts: DrawnPosts }

/**
 * Draws the page of an address as it is for everybody who has read as far as this story; without a story, for visitors.
 * Undefined for an address that leads to another one. The build makes it of the app (`web/draw-page.tsx`) for the server.
 *
 * @param address path and query
 * @throws what a screen throws
 */
export type DrawPage = (address: string, story: Story | undefined, shown?: Shown) => Promise<DrawnPage | undefined>

/** The ids of the two `<noscript>` of a drawn page: the web fonts that come after its picture, and the styles that come with the app. */
export const LATE_FONTS = 'late-fonts'
export const LATE_STYLES = 'late-styles'

/** The one script of a drawn page, which starts the app when it is wanted (`web/start/start.ts`). */
export const STARTER_ADDRESS = '/start.js'

/** At which chapter this device is: a number, no secret. The app writes it at each turn, before anything else. */
export const CHAPTER_COOKIE = 'chapter'
