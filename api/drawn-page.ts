import type { Story } from '#story/engine/story.ts'
import type { PostList } from './feedback.ts'
import type { FormAnswer } from './forms.ts'

/**
 * What the server puts into a page: the content of `#root`, and the title of its section. `address` is the address that the page belongs
 * to: if the requested record is unknown, that of its list. `isKnown`: everything in the story that the address names has been told.
 */
export type DrawnPage = { html: string; title: string | undefined; address: string; isKnown?: boolean }

/**
 * The first posts as one reader may see them at the chapter; a page with them belongs to that reader alone. `today` is the day in UTC, such
 * as `2026-11-24`.
 */
export type DrawnPosts = { uid: string; chapter: number; today: string; list: PostList }

/**
 * Page content that is not part of the story: the answer to a form that was posted without script (the page then shows a question, or the
 * form with its errors), or the posts.
 */
export type Shown = { answer: FormAnswer } | { posts: DrawnPosts }

/**
 * Draws the page of an address as everybody sees it who has read as far as this story; without a story, as visitors see it. Undefined for
 * an address that redirects to another one. The build produces this function from the app (`web/draw-page.tsx`) for the server.
 *
 * @param address path and query
 * @throws whatever a screen throws
 */
export type DrawPage = (address: string, story: Story | undefined, shown?: Shown) => Promise<DrawnPage | undefined>

/** The ids of the two `<noscript>` elements of a drawn page: the web fonts loaded after the first paint, and the styles loaded with the app. */
export const LATE_FONTS = 'late-fonts'
export const LATE_STYLES = 'late-styles'

/** The attribute of a sheet that is open over its page: a record, or a popup. */
export const OPEN_SHEET = 'aria-modal="true"'

/** The only script of a drawn page; it starts the app when needed (`web/start/start.ts`). */
export const STARTER_ADDRESS = '/start.js'

/** The cookie with this device's chapter: a number, and no secret. The app writes it at each turn, before anything else. */
export const CHAPTER_COOKIE = 'chapter'
