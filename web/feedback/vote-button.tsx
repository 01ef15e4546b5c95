import './vote-button.css'
import type { Post } from '#api/feedback.ts'
import ArrowUp from '~icons/lucide/arrow-big-up'
import { useVote } from './posts.ts'

/** A button that gives or withdraws the reader's vote. */
export function VoteButton({ post }: { post: Post }) {
  const { hasVoted, votes, toggle } = useVote(post)
  const counted = `${votes} ${votes === 1 ? 'vote' : 'votes'}`
  return (
    <>
      <button
        type="button"
        className="vote-button app-only"
        aria-pressed={hasVoted}
        aria-label={`Upvote ${post.title}, ${counted}`}
        onClick={toggle}
      >
        <ArrowUp />
        <span>{votes}</span>
      </button>
      <noscript>
        <span className="meta">{counted}</span>
      </noscript>
    </>
  )
}
