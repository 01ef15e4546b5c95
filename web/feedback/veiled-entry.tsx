import '#web/ui/locked.css'
import './post-entry.css'
import './veiled-entry.css'
import { useState } from 'react'
import type { VeiledPost } from '#api/feedback.ts'
import { Button } from '#web/ui/button.tsx'
import EyeOff from '~icons/lucide/eye-off'
import { PostEntry } from './post-entry.tsx'
import { useUnveiled } from './posts.ts'
import { VEILED } from './words.ts'

/** A post from a later chapter, even the reader's own: its content is hidden until the reader asks for it (FEED-7). */
export function VeiledEntry({ post: { id, isMine } }: { post: VeiledPost }) {
  const [isAskedFor, setAskedFor] = useState(false)
  const { data: post, isFetching } = useUnveiled(id, isAskedFor)
  if (post) return <PostEntry post={post} />
  const { title, reason } = VEILED[isMine ? 'own' : 'other']
  return (
    <li className="post-entry veiled-entry">
      <span className="veiled-entry-veil locked" aria-hidden="true">
        <EyeOff />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{reason}</p>
        <Button small className="app-only" busy={isFetching && 'Fetching it...'} onClick={() => setAskedFor(true)}>
          Show anyway
        </Button>
      </div>
    </li>
  )
}
