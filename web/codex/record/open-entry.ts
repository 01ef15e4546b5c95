import { useLocation, useSearchParams } from 'react-router'
import { parameter, SEARCH } from '#story/entries/routes.ts'
import { useClose } from '#web/popup/use-close.ts'

/** The parameter of the address that opens an entry of a list. */
const ID = parameter('section', 'id')

/** The entry that the address opens, and the way to close it: opened by a direct link, it gives way to its list. */
export function useOpenEntry() {
  const [params] = useSearchParams()
  const listSearch = withId(params, null)
  const close = useClose({ search: listSearch })
  return { id: params.get(ID), listSearch, close }
}

/**
 * What the address asks of its list, and the addresses that open an entry over it, filters and all. Both stay the same while
 * something opens over the list, which then is not drawn anew.
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
  params.delete(SEARCH)
  return `${params}`
}

function withId(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params)
  if (id === null) next.delete(ID)
  else next.set(ID, id)
  return `${next}`
}
