import { useSearchParams } from 'react-router'
import { COLLECTIONS, type PostFilters, STATUSES } from '#api/admin.ts'

export const TABS = [
  { value: 'posts', label: 'Posts' },
  { value: 'trail', label: 'Audit trail' },
] as const

const HIDDEN = ['yes', 'no'] as const

export type Filter = Exclude<keyof PostFilters, 'limit' | 'before'>

/** The tab and filters in the address. Changing them replaces the history entry. */
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

  // Accepts only values the server knows, because an address can contain anything.
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
    /** The filters in the server's format. */
    query,
  }
}
