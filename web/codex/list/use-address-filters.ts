import { useSearchParams } from 'react-router'
import type { Parameter } from '#story/entries/routes.ts'

/** Filters live in the address. Setting one leaves no step in the history: going back leads out of the list. */
export function useAddressFilters() {
  const [, setParams] = useSearchParams()
  return {
    /** Sets one filter; an empty value takes it away. */
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
