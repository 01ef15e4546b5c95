import { useSearchParams } from 'react-router'
import type { Parameter } from '#story/entries/routes.ts'

/** Keeps filters in the address. Setting one replaces the history entry, so that going back leaves the list. */
export function useAddressFilters() {
  const [, setParams] = useSearchParams()
  return {
    /** Sets one filter; an empty value removes it. */
    set(name: Parameter<'section'>, value: string) {
      setParams(
        (params) => {
          if (value) params.set(name, value)
          else params.delete(name)
          return params
        },
        { replace: true },
      )
    },
    clear() {
      setParams({}, { replace: true })
    },
  }
}
