import './benefits.css'
import { book } from '#web/reader/book.ts'
import Bookmark from '~icons/lucide/bookmark'
import Cloud from '~icons/lucide/cloud'
import Trophy from '~icons/lucide/trophy'

const BENEFITS = [
  { Icon: Cloud, text: 'Progress syncs across devices' },
  { Icon: Bookmark, text: 'Personalized reading' },
  ...(book.hasAchievements ? [{ Icon: Trophy, text: 'Achievement tracking' }] : []),
]

export function Benefits() {
  return (
    <ul className="benefits" aria-label="What an account brings">
      {BENEFITS.map(({ Icon, text }) => (
        <li key={text}>
          <Icon />
          {text}
        </li>
      ))}
    </ul>
  )
}
