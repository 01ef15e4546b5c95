import { useSearchParams } from 'react-router'
import { parameter } from '#story/entries/routes.ts'
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

/** The address that opens an entry over the present list, filters and all. */
export function useEntryAddress() {
  const [params] = useSearchParams()
  return (id: string) => `?${withId(params, id)}`
}

function withId(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params)
  if (id === null) next.delete(ID)
  else next.set(ID, id)
  return `${next}`
}
