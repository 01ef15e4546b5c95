import type { BookSections } from '#story/book/book.ts'
import { labelOf } from '#story/book/book-kinds.ts'
import { href } from '#story/entries/routes.ts'
import { book } from '#web/reader/book.ts'
import BookOpen from '~icons/lucide/book-open'
import CircleUserRound from '~icons/lucide/circle-user-round'
import House from '~icons/lucide/house'
import Map_ from '~icons/lucide/map'
import MessageSquareText from '~icons/lucide/message-square-text'
import Route from '~icons/lucide/route'
import ScrollText from '~icons/lucide/scroll-text'
import UsersRound from '~icons/lucide/users-round'

export type SectionLink = { to: string; text: string; Icon: typeof House }

/** The parts of the app that a book may lack, in menu order. */
const OF_THE_BOOK = [
  { key: 'pathways', to: href('pathways'), Icon: Route },
  { key: 'quests', to: href('quests'), Icon: ScrollText },
  { key: 'relations', to: href('relations'), Icon: UsersRound },
  { key: 'map', to: href('map'), Icon: Map_ },
] as const

/** The sections of the app that a book has, with its own labels (SHELL-4). */
export function mainLinks({ sections }: BookSections): SectionLink[] {
  const ofTheBook = OF_THE_BOOK.flatMap(({ key, to, Icon }) => {
    const words = sections[key]
    return words ? [{ to, text: labelOf(words), Icon }] : []
  })
  return [
    { to: href('home'), text: 'Home', Icon: House },
    { to: href('codex'), text: 'Codex', Icon: BookOpen },
    ...ofTheBook,
  ]
}

export const MAIN_LINKS = mainLinks(book)

export const SIDE_LINKS: readonly SectionLink[] = [
  { to: href('feedback'), text: 'Feedback', Icon: MessageSquareText },
  { to: href('account'), text: 'Account', Icon: CircleUserRound },
]
