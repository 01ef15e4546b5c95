import { useSearchParams } from 'react-router'

export type View = 'grid' | 'cards' | 'web'

const VIEW = 'view'
const CARD = 'card'
export const SEQUENCE = 'sequence'

/** How the address shows the pathways, and which card it holds in front. Changes leave no step in the history. */
export function usePathwaysAddress() {
  const [params, setParams] = useSearchParams()
  const view: View = params.get(VIEW) === 'cards' ? 'cards' : 'grid'
  return {
    view,
    card: params.get(CARD),
    search: `${params}`,
    show(next: View) {
      setParams(next === 'cards' ? { [VIEW]: next } : {}, { replace: true })
    },
    turnTo(card: string) {
      setParams({ [VIEW]: view, [CARD]: card }, { replace: true })
    },
  }
}
