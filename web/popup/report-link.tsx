import { href } from '#story/entries/routes.ts'
import './report-link.css'
import { Link } from 'react-router'
import type { EntryKind } from '#api/feedback.ts'
import Flag from '~icons/lucide/flag'

/** Opens the feedback form about an entry. The address contains only its id, never its name. */
export function ReportLink({ kind, id }: { kind: EntryKind; id: string }) {
  return (
    <p className="report-link">
      <Link className="control-text" to={href('feedback', { about: `${kind}/${id}` })}>
        <Flag size="s" />
        Report a problem with this entry
      </Link>
    </p>
  )
}
