import type { Post } from '#api/feedback.ts'
import ArrowUp from '~icons/lucide/arrow-big-up'
import { useVote, useVoted } from './posts.ts'
import { votesHere } from './voted.ts'

/** One vote to give and to take back. */
export function VoteButton({ post }: { post: Post }) {
  const hasVoted = useVoted().has(post.id)
  const vote = useVote(post)
  const votes = votesHere(post, hasVoted)
  return (
    <button
      type="button"
      className="vote"
      aria-pressed={hasVoted}
      aria-label={`Upvote ${post.title}, ${votes} ${votes === 1 ? 'vote' : 'votes'}`}
      onClick={() => vote(!hasVoted)}
    >
      <ArrowUp />
      <span>{votes}</span>
    </button>
  )
}
