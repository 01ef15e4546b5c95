import { useLocation } from 'react-router'
import type { ViewedKind } from '#kinds/kinds.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import { book } from '#web/reader/book.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

/** Shown if no entry passes the filters, with a way to clear them. */
export function NoMatches({ kind }: { kind: ViewedKind }) {
  const { pathname } = useLocation()
  return (
    <Empty
      title="Nothing answers to that description"
      action={
        <ButtonLink to={pathname} replace>
          Clear filters
        </ButtonLink>
      }
    >
      No known {labelsOf(kind, book)?.one} passes all these filters.
    </Empty>
  )
}
