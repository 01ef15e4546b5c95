import { useSearchParams } from 'react-router'

/** Filters live in the address. Setting one leaves no step in the history: going back leads out of the list. */
export function useAddressFilters() {
  const [, setParams] = useSearchParams()
  return {
    /** Sets one filter; an empty value takes it away. */
    set(name: string, value: string) {
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
