import { createContext, use, useState } from 'react'
import type { DrawnPosts } from '#api/drawn-page.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** The posts of a page that the server draws; nothing in the browser. */
export const DrawnPostsContext = createContext<DrawnPosts | undefined>(undefined)

/**
 * The posts with which the page came, until the app has read them itself; an own one for each screen. `text` is what travels with
 * the page, out of which the app draws the same.
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

/** Stands at the end of a page that came drawn, until it is alive: nothing that is told further on outlives it. */
export function PostsForTheApp({ cameWith }: { cameWith: CameWith }) {
  const isAlive = useIsAlive()
  return isAlive || !cameWith.text ? null : <div hidden {...{ [PLACE]: cameWith.text }} />
}
