import './admin.css'
import { useId, useState } from 'react'
import { ADMIN_CALLS, type AdminPost, type Moderation, type PostStatus } from '#api/admin.ts'
import { Status } from '#web/ui/badges.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useToast } from '#web/ui/toast.tsx'
import Eye from '~icons/lucide/eye'
import EyeOff from '~icons/lucide/eye-off'
import FlagOff from '~icons/lucide/flag-off'
import { ask } from './ask.ts'
import { AuthorActions } from './author-actions.tsx'
import { PostAuditLog } from './post-audit-log.tsx'
import { ShownFromField } from './shown-from-field.tsx'
import { ToldPlaces } from './told-places.tsx'
import { addressOf, inWords, momentOf, STATUS_ENTRIES } from './words.ts'

type Props = {
  post: AdminPost
  onChange: (post: AdminPost) => void
  /** Called when other posts by the same author may have changed too. */
  onAuthorChange: () => void
}

/** A post with everything administrators may see and do. */
export function PostRow({ post, onChange, onAuthorChange }: Props) {
  const say = useToast()
  const title = useId()
  const [isBusy, setBusy] = useState(false)
  const { id, isHidden, collection, shownFrom, reports } = post

  async function change(change: Moderation) {
    setBusy(true)
    const answer = await ask(ADMIN_CALLS.moderate, { parts: { id }, body: change })
    setBusy(false)
    if (answer.ok) onChange(answer.value)
    else say({ kind: 'alert', text: answer.error })
  }

  return (
    <li className={classNames('admin-post', isHidden && 'is-hidden')} aria-labelledby={title}>
      <div className="admin-post-text">
        <h2 id={title}>{post.title}</h2>
        <p>{post.description}</p>
        <PostFacts post={post} />
        {post.isAuthorBanned !== null && <AuthorActions post={post} describedBy={title} onChange={onAuthorChange} />}
        {post.entry && <ToldPlaces id={id} />}
        <PostAuditLog key={`${post.status} ${isHidden} ${shownFrom} ${reports?.count}`} id={id} />
      </div>
      <div className="admin-actions">
        <Field label="Status">
          <Select
            value={post.status}
            entries={STATUS_ENTRIES}
            disabled={isBusy}
            onChange={(status) => void change({ status: status as PostStatus })}
          />
        </Field>
        {collection === 'feedback' && (
          <>
            <Button disabled={isBusy} aria-describedby={title} onClick={() => void change({ isHidden: !isHidden })}>
              {isHidden ? <Eye size="s" /> : <EyeOff size="s" />}
              {isHidden ? 'Show again' : 'Hide'}
            </Button>
            <ShownFromField
              key={shownFrom}
              {...{ post, isBusy, describedBy: title }}
              onSet={(chapter) => void change({ chapter })}
            />
          </>
        )}
        {reports && (
          <Button disabled={isBusy} aria-describedby={title} onClick={() => void change({ dismissReports: true })}>
            <FlagOff size="s" />
            Dismiss reports
          </Button>
        )}
      </div>
    </li>
  )
}

function PostFacts({ post }: { post: AdminPost }) {
  const { collection, subtype, authorName, isAnonymous, chapter, entry, isHidden, reports, upvotes, createdAt } = post
  const address = entry ? addressOf(entry) : undefined
  return (
    <ul className="admin-facts" aria-label="Facts">
      <li>
        <Tag tone={collection === 'improvements' ? 'accent-strong' : 'plain'}>
          {collection === 'improvements' ? 'Improvement' : 'Feedback'}
        </Tag>
      </li>
      <li>
        <Tag>{inWords(subtype)}</Tag>
      </li>
      {isHidden && (
        <li>
          <Status tone="deceased">Hidden</Status>
        </li>
      )}
      {post.isAuthorBanned && (
        <li>
          <Status tone="deceased">Author may not post</Status>
        </li>
      )}
      {reports && (
        <li>
          <Tag tone="crimson">
            {reports.count} {reports.count === 1 ? 'spoiler report' : 'spoiler reports'}: not before chapter{' '}
            {reports.chapter}
          </Tag>
        </li>
      )}
      <li className="meta">Written at chapter {chapter}</li>
      {entry && (
        <li className="meta">
          About {inWords(entry.kind)}: {address ? <a href={address}>{entry.name}</a> : entry.name}
        </li>
      )}
      <li className="meta">{authorName ? `${authorName}${isAnonymous ? ' (guest)' : ''}` : 'Sent anonymously'}</li>
      {collection === 'feedback' && (
        <li className="meta">
          {upvotes} {upvotes === 1 ? 'vote' : 'votes'}
        </li>
      )}
      <li className="meta">
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </li>
    </ul>
  )
}
