import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { PublicBook } from '#story/book.ts'

type Totals = NonNullable<PublicBook['pathways']>

type PathwayBookProps = {
  book: Pick<PublicBook, 'pathways'>
  children: (totals: Totals) => ReactNode
}

/** What only a book with pathways has; without them the way leads home. */
export function PathwayBook({ book: { pathways }, children }: PathwayBookProps) {
  return pathways ? children(pathways) : <Navigate replace to="/" />
}
