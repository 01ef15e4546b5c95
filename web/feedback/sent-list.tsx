import './sent-list.css'
import { Group } from '#web/ui/group.tsx'
import { PostStatus } from './post-entry.tsx'
import { useSent } from './posts.ts'
import { dayOf } from './words.ts'

/** What the reader has told the administrators: nobody else sees it. */
export function SentList() {
  const reports = useSent()
  if (!reports?.length) return null
  return (
    <Group title="What you have told the administrators" count={reports.length} startsOpen={false}>
      <ol className="sent-list">
        {reports.map(({ id, title, status, createdAt }) => (
          <li key={id} className="row">
            <span>{title}</span>
            <PostStatus status={status} />
            <time className="meta" dateTime={createdAt}>
              {dayOf(createdAt, new Date())}
            </time>
          </li>
        ))}
      </ol>
    </Group>
  )
}
