import { useSearchParams } from 'react-router'
import { COLLECTIONS, type PostFilters, STATUSES } from '#api/admin.ts'

export const TABS = [
  { value: 'posts', label: 'Posts' },
  { value: 'trail', label: 'Audit trail' },
] as const

const HIDDEN = ['yes', 'no'] as const

export type Filter = Exclude<keyof PostFilters, 'limit' | 'before'>

/** What the address says: the tab, and what the posts are filtered by. No change of them is a step of the history. */
export function useAdminAddress() {
  const [params, setParams] = useSearchParams()

  function set(name: string, value: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  // Only what the server knows; anybody can write anything into an address.
  const known = <One extends string>(name: Filter, values: readonly One[]) =>
    values.find((value) => value === params.get(name)) ?? ('' as const)
  const filters = {
    collection: known('collection', COLLECTIONS),
    status: known('status', STATUSES),
    hidden: known('hidden', HIDDEN),
    search: params.get('search') ?? '',
  }
  const { collection, status, hidden, search } = filters
  const query: PostFilters = {
    ...(collection && { collection }),
    ...(status && { status }),
    ...(hidden && { hidden }),
    ...(search && { search }),
  }
  return {
    tab: params.get('tab') === 'trail' ? ('trail' as const) : ('posts' as const),
    show: (tab: string) => set('tab', tab === 'posts' ? '' : tab),
    filters,
    filter: set as (name: Filter, value: string) => void,
    /** The filters as the server takes them. */
    query,
  }
}
