import './folded-rows.css'
import type { ReactNode } from 'react'
import ChevronRight from '~icons/lucide/chevron-right'

type FoldedRowsProps = {
  /** The label of the fold: '3 further ties'. */
  says: string
  /** The type of the list that contains the rows. */
  list?: 'ul' | 'ol'
  /** The rows, each an `li`. */
  children: ReactNode
}

/** Rows of a list that stay folded into a single row until a reader opens them. */
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
