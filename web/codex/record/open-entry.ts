import { useLocation, useSearchParams } from 'react-router'
import { parameter, SEARCH } from '#story/entries/routes.ts'
import { useClose } from '#web/popup/use-close.ts'

/** The query parameter that opens an entry of a list. */
const ID = parameter('section', 'id')
/** What it says of the opened entry alone. */
const FOLDS = parameter('section', 'folds')

/** The entry opened by the address, and how to close it: back to the previous page, or to its list after a direct link. */
export function useOpenEntry() {
  const [params] = useSearchParams()
  const listSearch = withId(params, null)
  const close = useClose({ search: listSearch })
  return { id: params.get(ID), listSearch, close }
}

/**
 * The list's state in the address, and addresses that open an entry over it and keep its filters. They stay the same while
 * something is open over the list, so that it is not drawn again.
 */
export function useList() {
  const { pathname, search } = useLocation()
  const asked = listSearchOf(search)
  return {
    asked: new URLSearchParams(asked),
    addressOf: (id: string) => `${pathname}?${withId(new URLSearchParams(asked), id)}`,
  }
}

function listSearchOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(ID)
  params.delete(FOLDS)
  params.delete(SEARCH)
  return `${params}`
}

function withId(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params)
  next.delete(FOLDS)
  if (id === null) next.delete(ID)
  else next.set(ID, id)
  return `${next}`
}
