import { createContext, use, useState } from 'react'
import type { DrawnPosts } from '#api/drawn-page.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** The posts of a page drawn on the server; undefined in the browser. */
export const DrawnPostsContext = createContext<DrawnPosts | undefined>(undefined)

/**
 * The posts that arrived with the page, used until the app has read them itself; each screen has its own. `text` is their
 * serialised form in the page, from which the app renders the same.
 */
export type CameWith = { posts: DrawnPosts | undefined; text: string | undefined }

export const CameWithContext = createContext<CameWith>({ posts: undefined, text: undefined })

export function useCameWith(): CameWith {
  const drawn = use(DrawnPostsContext)
  const [cameWith] = useState((): CameWith => {
    if (drawn) return { posts: drawn, text: JSON.stringify(drawn) }
    const text = globalThis.document?.querySelector<HTMLElement>(`[${PLACE}]`)?.dataset.posts
    return { text, posts: text === undefined ? undefined : JSON.parse(text) }
  })
  return cameWith
}

const PLACE = 'data-posts'

/** Carries the posts in a page drawn on the server, only until it is alive, so that nothing of later chapters outlasts that. */
export function PostsForTheApp({ cameWith }: { cameWith: CameWith }) {
  const isAlive = useIsAlive()
  return isAlive || !cameWith.text ? null : <div hidden {...{ [PLACE]: cameWith.text }} />
}
