import './home.css'
import { findAbility } from '#story/abilities.ts'
import { AbilitiesPopup } from '../popup/abilities-popup.tsx'
import { book } from '../reader/book.ts'
import { useStory } from '../reader/story-context.tsx'
import { AbilitiesCard } from './abilities-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BalancePopup } from './balance-popup.tsx'
import { InventoryCard } from './inventory-card.tsx'
import { InventoryPopup } from './inventory-popup.tsx'
import { useHomeAddress } from './popup.ts'
import { ProtagonistCard } from './protagonist-card.tsx'
import { ProtagonistPopup } from './protagonist-popup.tsx'
import { SupportCard } from './support-card.tsx'
import { useScrollTo } from './use-scroll-to.ts'

const PARTS = ['abilities', 'balance']

/** Home: the protagonist at the reader's chapter, the purse, the pockets and the powers. */
export function HomeScreen() {
  const story = useStory()
  const { popup, targetAbility, scrollTo, closePopup } = useHomeAddress()
  const target = findAbility(story, targetAbility)
  useScrollTo(scrollTo !== null && PARTS.includes(scrollTo) ? scrollTo : null)

  // An ability is seen only among the others: naming one opens them.
  const open = popup ?? (target && 'abilities')
  return (
    <>
      <ProtagonistCard />
      <div className="home-cards">
        <BalanceCard />
        <InventoryCard />
        <AbilitiesCard />
      </div>
      <SupportCard />
      {open === 'balance' && <BalancePopup onClose={closePopup} />}
      {open === 'inventory' && <InventoryPopup onClose={closePopup} />}
      {open === 'abilities' && <AbilitiesPopup target={target} onClose={closePopup} />}
      {open === book.protagonist.popup && <ProtagonistPopup onClose={closePopup} />}
    </>
  )
}
