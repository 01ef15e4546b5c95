import './sent-list.css'
import { useId, useState } from 'react'
import { CALLS } from '#api/calls.ts'
import type { SentImprovement, VeiledPost } from '#api/feedback.ts'
import { Button } from '#web/ui/button.tsx'
import { Group } from '#web/ui/group.tsx'
import { PostStatus } from './post-entry.tsx'
import { useSent, useSentOne } from './posts.ts'
import { Withdraw } from './withdraw.tsx'
import { dayOf, VEILED } from './words.ts'

/** The reader's messages to the administrators, which nobody else sees. */
export function SentList() {
  const reports = useSent()
  if (!reports?.length) return null
  return (
    <Group title="What you have told the administrators" count={reports.length} startsOpen={false}>
      <ol className="sent-list">
        {reports.map((report) =>
          'isVeiled' in report ? <Veiled key={report.id} report={report} /> : <Sent key={report.id} report={report} />,
        )}
      </ol>
    </Group>
  )
}

function Sent({ report: { id, title, status, createdAt } }: { report: SentImprovement }) {
  const heading = useId()
  return (
    <li className="row">
      <span id={heading}>{title}</span>
      <PostStatus status={status} />
      <time className="meta" dateTime={createdAt}>
        {dayOf(createdAt, new Date())}
      </time>
      <Withdraw id={id} call={CALLS.withdrawImprovement} describedBy={heading} />
    </li>
  )
}

function Veiled({ report: { id } }: { report: VeiledPost }) {
  const [isAskedFor, setAskedFor] = useState(false)
  const { data, isFetching } = useSentOne(id, isAskedFor)
  if (data) return <Sent report={data} />
  return (
    <li className="row">
      <span>{VEILED.own.title}</span>
      <Button small busy={isFetching && 'Fetching it...'} onClick={() => setAskedFor(true)}>
        Show anyway
      </Button>
    </li>
  )
}
