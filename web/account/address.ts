import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { href, parameter } from '#story/entries/routes.ts'
import { book } from '#web/reader/book.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

export const TABS = ['profile', 'achievements', 'settings'] as const
export type Tab = (typeof TABS)[number]

/** Hashes of `/account` other than tabs: the sections of the settings. */
const SECTIONS = ['preferences', 'reading', 'e-reader', 'feedback', 'sign-in', 'privacy'] as const

const ACHIEVEMENT = parameter('account', 'achievement')
const FIRST_TAB: Tab = 'profile'

/** The tabs of a book without achievements. */
const NO_ACHIEVEMENTS = TABS.filter((tab) => tab !== 'achievements')

/** The tab that an address opens: the one in its hash, or the achievements if the query names one. */
export function tabOf(hash: string, achievement: string | null, tabs: readonly Tab[] = TABS): Tab {
  const name = hash.slice(1)
  if (achievement !== null && tabs.includes('achievements')) return 'achievements'
  if (isSection(name)) return 'settings'
  return tabs.find((tab) => tab === name) ?? FIRST_TAB
}

function isSection(name: string): boolean {
  return SECTIONS.some((section) => section === name)
}

/** The state of the account page in the address: its tab, and the open achievement. */
export function useAccountAddress() {
  const { hash } = useLocation()
  const isAlive = useIsAlive()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const achievement = params.get(ACHIEVEMENT)
  return {
    // The server never receives the hash.
    tab: tabOf(isAlive ? hash : '', achievement, book.hasAchievements ? TABS : NO_ACHIEVEMENTS),
    achievement,
    /** Switches tabs by replacing the history entry, so that going back leaves the account. */
    show: (tab: Tab) => void navigate(addressOfTab(tab), { replace: true }),
  }
}

export function addressOfTab(tab: Tab) {
  return { search: '', hash: tab === FIRST_TAB ? '' : tab }
}

export function addressOfAchievement(id: string) {
  return `${href('account')}?${ACHIEVEMENT}=${encodeURIComponent(id)}#achievements`
}

/** Scrolls to the section named in the address each time it is followed, and moves the keyboard focus there. */
export function useScrollToSection() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const name = hash.slice(1)
    if (isSection(name)) scrollTo(name)
  }, [hash, key])
}

/** Like `useScrollToSection`, for a section that appears later, once it is complete. */
export function useScrollToLate(name: (typeof SECTIONS)[number], isWhole: boolean) {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (isWhole && hash === `#${name}`) scrollTo(name)
  }, [isWhole])
}

function scrollTo(name: string) {
  const section = document.getElementById(name)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
