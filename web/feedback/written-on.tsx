import { use } from 'react'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { CameWithContext } from './drawn-posts.tsx'
import { dayOf } from './words.ts'

/** The day of a post. Only the device knows the reader's time zone, so a drawn page shows the server's day until it is alive. */
export function WrittenOn({ createdAt }: { createdAt: string }) {
  const isAlive = useIsAlive()
  const { posts } = use(CameWithContext)
  const day = isAlive || !posts ? dayOf(createdAt, new Date()) : dayOf(createdAt, new Date(posts.today), 'UTC')
  return <time dateTime={createdAt}>{day}</time>
}
