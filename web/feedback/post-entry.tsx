import './post-entry.css'
import { useId } from 'react'
import { CALLS } from '#api/calls.ts'
import type { Post } from '#api/feedback.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { Status } from '#web/ui/badges.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { AboutEntry } from './about-entry.tsx'
import { ReportSpoiler } from './report-spoiler.tsx'
import { VoteButton } from './vote-button.tsx'
import { Withdraw } from './withdraw.tsx'
import { badgeOf } from './words.ts'
import { WrittenOn } from './written-on.tsx'

/** A post that this reader may see. */
export function PostEntry({ post }: { post: Post }) {
  const heading = useId()
  const { id, title, description, authorName, isAnonymous, isMine, isHidden, createdAt } = post
  return (
    <li className="post-entry">
      <VoteButton post={post} />
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{description}</p>
        <div className="row">
          <Tag>{badgeOf(post)}</Tag>
          <PostStatus status={post.status} />
          <AboutEntry entry={post.entry} />
          <span className="meta">
            {authorName}
            {isAnonymous && ' (guest)'}, <WrittenOn createdAt={createdAt} />
          </span>
          {isMine && <span className="meta">Written by you{isHidden && ', hidden from others'}</span>}
          {isMine ? (
            <Withdraw id={id} call={CALLS.withdrawPost} describedBy={heading} />
          ) : (
            <ReportSpoiler post={post} describedBy={heading} />
          )}
        </div>
      </div>
    </li>
  )
}

/** Shows nothing while it is pending (specification section 4). */
export function PostStatus({ status }: Pick<Post, 'status'>) {
  if (status === 'pending' || status === '') return null
  const isKnown = status === 'reviewed' || status === 'implemented'
  return <Status tone={isKnown ? status : 'pending'}>{capitalised(status)}</Status>
}
