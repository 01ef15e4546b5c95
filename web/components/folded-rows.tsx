import './folded-rows.css'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ALL_FOLDS, parameter } from '#story/entries/routes.ts'
import ChevronRight from '~icons/lucide/chevron-right'

const FOLDS = parameter('section', 'folds')

type FoldedRowsProps = {
  /** The label of the fold: '3 further ties'. */
  says: string
  /** The type of the list that contains the rows. */
  list?: 'ul' | 'ol'
  /** The id of the heading above the list, for readers without script: there they come back to. */
  at?: string | undefined
  /** The rows, each an `li`. */
  children: ReactNode
}

/**
 * Rows of a list that stay folded into a single row until a reader opens them, and are not rendered before: a main character has a
 * thousand. Without script a link in the open fold leads to the page with all of them.
 */
export function FoldedRows({ says, list: List = 'ul', at = '', children }: FoldedRowsProps) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const areAllOpen = params.get(FOLDS) === ALL_FOLDS
  const [wasOpened, setOpened] = useState(areAllOpen)
  params.set(FOLDS, ALL_FOLDS)
  return (
    <li className="folded-rows">
      <details
        open={areAllOpen}
        onToggle={() => setOpened(true)}
        // It may have been opened before the app was there.
        ref={(details) => {
          if (details?.open) setOpened(true)
        }}
      >
        <summary>
          <ChevronRight size="s" />
          <span>{says}</span>
        </summary>
        {wasOpened ? (
          <List>{children}</List>
        ) : (
          <noscript>
            {import.meta.env.SSR && (
              <Link to={{ pathname, search: `${params}`, hash: at }}>Show all that is folded here</Link>
            )}
          </noscript>
        )}
      </details>
    </li>
  )
}
