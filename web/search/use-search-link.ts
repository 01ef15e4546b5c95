import { type To, useSearchParams } from 'react-router'
import { SEARCH } from '#story/entries/routes.ts'

/** Whether the search is open over this page, and the page's addresses with and without it. */
export function useSearchLink(): { isOpen: boolean; open: To; under: To } {
  const [params] = useSearchParams()
  const open = new URLSearchParams(params)
  open.set(SEARCH, '')
  const under = new URLSearchParams(params)
  under.delete(SEARCH)
  return { isOpen: params.has(SEARCH), open: { search: `${open}` }, under: { search: `${under}` } }
}
