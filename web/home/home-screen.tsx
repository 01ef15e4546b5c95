import './home.css'
import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { findAbility } from '#story/pathways/abilities.ts'
import { NoStory } from '#web/components/no-story.tsx'
import { book } from '#web/reader/book.ts'
import { useDrawing, useStory } from '#web/reader/story-context.tsx'
import { useAbsence } from '#web/reader/use-absence.ts'
import { EscapeCloses } from '#web/ui/escape-closes.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { openedPart } from '#web/ui/opened-part.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { AbilitiesCard } from './abilities-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { InventoryCard } from './inventory-card.tsx'
import { useHomeAddress } from './popup.ts'
import { ProtagonistCard } from './protagonist-card.tsx'
import { SupportCard } from './support-card.tsx'
import { useScrollTo } from './use-scroll-to.ts'

const AwayCard = lazyPart(async () => (await import('./away-card.tsx')).AwayCard)
const HomePopup = openedPart(async () => (await import('./home-popup.tsx')).HomePopup)

const { balance, inventory, abilities } = book.sections
/** The valid values of `?scrollTo=`. */
const PARTS = [abilities && 'abilities', balance && 'balance']

/** Home: the protagonist at the reader's chapter, with purse, inventory and powers. */
export function HomeScreen() {
  const drawing = useDrawing()
  const story = useStory()
  const { popup, targetAbility, instead, scrollTo, closePopup } = useHomeAddress()
  const isAlive = useIsAlive()
  const target = findAbility(story, targetAbility)
  useScrollTo(scrollTo !== null && PARTS.includes(scrollTo) ? scrollTo : null)

  // Naming an ability opens the list that contains it.
  const open = popup ?? (target && 'abilities')
  return (
    <>
      {story.chapter > 0 ? <Protagonist /> : <NoStory title="Home" />}
      <SupportCard />
      {instead && isAlive && <Navigate replace to={instead} />}
      {open && (
        // Mounted again after going back: its lists keep what they were last given, and with it the later story.
        <Suspense key={drawing} fallback={<EscapeCloses onClose={closePopup} />}>
          <HomePopup open={open} target={target} onClose={closePopup} />
        </Suspense>
      )}
    </>
  )
}

function Protagonist() {
  return (
    <>
      <ProtagonistCard />
      <Away />
      {(balance || inventory || abilities) && (
        <div className="home-cards">
          {balance && <BalanceCard words={balance} />}
          {inventory && <InventoryCard words={inventory} />}
          {abilities && <AbilitiesCard words={abilities} />}
        </div>
      )}
    </>
  )
}

/** What a returning reader has missed, until they dismiss it. */
function Away() {
  const { chapter } = useStory()
  const { since, putAway } = useAbsence()
  if (since === undefined || since >= chapter) return null

  return (
    <Suspense>
      <AwayCard since={since} onPutAway={putAway} />
    </Suspense>
  )
}
