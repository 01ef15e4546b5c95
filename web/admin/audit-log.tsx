import './admin.css'
import { ADMIN_CALLS, type AuditLogLine } from '#api/admin.ts'
import { Empty } from '#web/ui/empty.tsx'
import feather from '~icons/game-icons/feather'
import { ask } from './ask.ts'
import { ListFoot } from './list-foot.tsx'
import { usePages } from './use-pages.ts'
import { changeInWords, momentOf } from './words.ts'

/** Everything administrators have done and authors have withdrawn, newest first. */
export function AuditLogList() {
  const pages = usePages(
    {},
    (query) => ask(ADMIN_CALLS.auditLog, { query }),
    ({ lines, next }) => ({ items: lines, next }),
  )
  return (
    <>
      {pages.status === 'ready' && pages.items.length === 0 && (
        <Empty title="Nothing was changed yet" glyph={feather} />
      )}
      <ol className="admin-trail-all" aria-label="Audit trail">
        {pages.items.map((line) => (
          <AuditLogEntry key={line.id} line={line} withTitle />
        ))}
      </ol>
      <ListFoot {...pages} />
    </>
  )
}

/** Who changed what and when, with the old and new values. */
export function AuditLogEntry({ line, withTitle = false }: { line: AuditLogLine; withTitle?: boolean }) {
  const { title, administrator, at, field } = line
  return (
    <li>
      {withTitle && <b>{title ?? 'A post that is no longer there'}</b>}
      <span>{changeInWords(line)}</span>
      <span className="meta">
        {administrator ?? (field === 'post' ? 'Its author' : 'Deleted account')},{' '}
        <time dateTime={at}>{momentOf(at)}</time>
      </span>
    </li>
  )
}
