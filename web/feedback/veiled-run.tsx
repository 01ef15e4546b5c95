import './veiled-run.css'
import { useState } from 'react'
import type { PostList } from '#api/feedback.ts'
import { Button } from '#web/ui/button.tsx'
import EyeOff from '~icons/lucide/eye-off'
import { PostListItem } from './post-list-item.tsx'

/** Consecutive posts from later chapters: one line gives their number, until the reader asks to see them one by one. */
export function VeiledRun({ posts }: { posts: PostList['posts'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <li className="veiled-run">
        <EyeOff size="s" />
        <h2>{`${posts.length} posts written further on in the story`}</h2>
        <Button small className="app-only" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fold them' : 'List them'}
        </Button>
      </li>
      {isOpen && posts.map((post) => <PostListItem key={post.id} post={post} />)}
    </>
  )
}
