import BookOpen from '~icons/lucide/book-open'
import CircleUserRound from '~icons/lucide/circle-user-round'
import House from '~icons/lucide/house'
import Map_ from '~icons/lucide/map'
import MessageSquareText from '~icons/lucide/message-square-text'
import Route from '~icons/lucide/route'
import ScrollText from '~icons/lucide/scroll-text'
import UsersRound from '~icons/lucide/users-round'

/** The sections of the app (SHELL-4). */
export const MAIN_LINKS = [
  { to: '/', text: 'Home', Icon: House },
  { to: '/codex', text: 'Codex', Icon: BookOpen },
  { to: '/pathways', text: 'Pathways', Icon: Route },
  { to: '/quests', text: 'Quests', Icon: ScrollText },
  { to: '/relations', text: 'Relations', Icon: UsersRound },
  { to: '/map', text: 'Map', Icon: Map_ },
] as const

export const SIDE_LINKS = [
  { to: '/feedback', text: 'Feedback', Icon: MessageSquareText },
  { to: '/account', text: 'Account', Icon: CircleUserRound },
] as const

export type SectionLink = (typeof MAIN_LINKS | typeof SIDE_LINKS)[number]
