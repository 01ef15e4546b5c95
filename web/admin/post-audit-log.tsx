import './admin.css'
import { useState } from 'react'
import { ADMIN_CALLS } from '#api/admin.ts'
import { EmptyLine } from '#web/ui/empty.tsx'
import { ask } from './ask.ts'
import { AuditLogEntry } from './audit-log.tsx'
import { ListFoot } from './list-foot.tsx'
import { usePages } from './use-pages.ts'

/** The history of one post, loaded on demand. */
export function PostAuditLog({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="admin-trail" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="control-text">What was done</summary>
      {isOpen && <Lines id={id} />}
    </details>
  )
}

function Lines({ id }: { id: string }) {
  const pages = usePages(
    { post: id },
    (query) => ask(ADMIN_CALLS.auditLog, { query }),
    ({ lines, next }) => ({ items: lines, next }),
  )
  return (
    <>
      {pages.status === 'ready' && pages.items.length === 0 && <EmptyLine>Nothing yet.</EmptyLine>}
      <ol>
        {pages.items.map((line) => (
          <AuditLogEntry key={line.id} line={line} />
        ))}
      </ol>
      <ListFoot {...pages} />
    </>
  )
}
