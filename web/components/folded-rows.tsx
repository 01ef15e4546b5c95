import './folded-rows.css'
import type { ReactNode } from 'react'
import ChevronRight from '~icons/lucide/chevron-right'

type FoldedRowsProps = {
  /** What lies behind: '3 further ties'. */
  says: string
  /** The list whose rows they are. */
  list?: 'ul' | 'ol'
  /** Rows, each an `li`. */
  children: ReactNode
}

/** Rows of a list that stay folded, as one row of it, until a reader opens them. */
export function FoldedRows({ says, list: List = 'ul', children }: FoldedRowsProps) {
  return (
    <li className="folded-rows">
      <details>
        <summary>
          <ChevronRight size="s" />
          <span>{says}</span>
        </summary>
        <List>{children}</List>
      </details>
    </li>
  )
}
