import '#web/ui/locked.css'
import './post-entry.css'
import './veiled-entry.css'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import EyeOff from '~icons/lucide/eye-off'
import { PostEntry } from './post-entry.tsx'
import { useUnveiled } from './posts.ts'

/** A post by somebody who has read further: it says nothing until the reader wants it to (FEED-7). */
export function VeiledEntry({ id }: { id: string }) {
  const [isAskedFor, setAskedFor] = useState(false)
  const { data: post, isFetching } = useUnveiled(id, isAskedFor)
  if (post) return <PostEntry post={post} />
  return (
    <li className="post-entry veiled-entry">
      <span className="veiled-entry-veil locked" aria-hidden="true">
        <EyeOff />
      </span>
      <div>
        <h2>Written further on in the story</h2>
        <p>Its author has read beyond your chapter, so it may tell what you do not know yet.</p>
        <Button small busy={isFetching && 'Fetching it...'} onClick={() => setAskedFor(true)}>
          Show anyway
        </Button>
      </div>
    </li>
  )
}
