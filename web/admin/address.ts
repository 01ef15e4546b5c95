import { useSearchParams } from 'react-router'

export const TABS = [
  { value: 'posts', label: 'Posts' },
  { value: 'trail', label: 'Audit trail' },
] as const

const FILTERS = ['collection', 'status', 'hidden', 'search'] as const

export type Filter = (typeof FILTERS)[number]

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

  const filters = Object.fromEntries(FILTERS.map((name) => [name, params.get(name) ?? ''])) as Record<Filter, string>
  return {
    tab: params.get('tab') === 'trail' ? ('trail' as const) : ('posts' as const),
    show: (tab: string) => set('tab', tab === 'posts' ? '' : tab),
    filters,
    filter: set as (name: Filter, value: string) => void,
    /** The filters as the server takes them. */
    query: new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString(),
  }
}
