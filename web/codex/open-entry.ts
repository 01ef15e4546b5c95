import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The parameter of the address that opens an entry of a list. */
const ID = 'id'

/** The entry that the address opens, and the way to close it. */
export function useOpenEntry() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  const closedAt = useRef<string>(undefined)

  /** Goes back to where the entry was opened; opened by a direct link, it gives way to its list. */
  function close() {
    // A second Escape, before the first one has arrived, would leave the list too.
    if (closedAt.current === key) return
    closedAt.current = key
    if (hasPageBefore()) void navigate(-1)
    else void navigate({ search: withId(params, null) }, { replace: true })
  }

  return { id: params.get(ID), listSearch: withId(params, null), close }
}

/** The address that opens an entry over the present list, filters and all. */
export function useEntryAddress() {
  const [params] = useSearchParams()
  return (id: string) => ({ search: withId(params, id) })
}

function withId(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params)
  if (id === null) next.delete(ID)
  else next.set(ID, id)
  return `${next}`
}

/** Whether going back stays in the app: the router numbers the pages of a visit from 0. */
function hasPageBefore(): boolean {
  const state = window.history.state as { idx?: number } | null
  return (state?.idx ?? 0) > 0
}
