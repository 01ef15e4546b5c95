import { useSearchParams } from 'react-router'
import { parameter } from '#story/entries/routes.ts'

export type View = 'grid' | 'cards' | 'web'

const VIEW = parameter('pathways', 'view')
const CARD = parameter('pathways', 'card')
export const SEQUENCE = parameter('pathway', 'sequence')

/** The view of the pathways and the card in front, as kept in the address. Changes replace the history entry. */
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
