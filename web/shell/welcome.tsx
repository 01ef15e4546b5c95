import books from '~icons/game-icons/bookshelf'
import crystalBall from '~icons/game-icons/crystal-ball'
import envelope from '~icons/game-icons/envelope'
import key from '~icons/game-icons/key'
import tiedScroll from '~icons/game-icons/tied-scroll'
import topHat from '~icons/game-icons/top-hat'
import { book } from '../reader/book.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { SheetTitle } from '../ui/sheet-title.tsx'
import { InstallGuide } from './install-guide.tsx'

const SECTIONS = [
  { name: 'Home', text: 'The protagonist today: purse, pockets and powers.', glyph: topHat },
  { name: 'Codex', text: 'People, places, objects and lore, drawer by drawer.', glyph: books },
  { name: 'Pathways', text: 'The roads of power, as far as they are known.', glyph: crystalBall },
  { name: 'Quests', text: 'Open cases, closed cases and cold ones.', glyph: tiedScroll },
  { name: 'Feedback', text: 'Corrections, ideas and spoiler alarms.', glyph: envelope },
  { name: 'Account', text: 'Your reading, achievements and settings.', glyph: key },
]

/** Explains the sections (SHELL-7). */
export function Welcome({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={book.product} placesTitle label="To the reader" variant="welcome" onClose={onClose}>
      <div className="bill">
        <p className="print text-[1.375rem] text-muted italic">Good evening, and welcome to the</p>
        <SheetTitle />
        <p className="mx-auto max-w-[34rem] text-muted">
          Tell us which chapter you have reached. Whatever lies beyond it stays in the fog until you turn the page.
        </p>
        <ul className="bill-list">
          {SECTIONS.map(({ name, text, glyph }) => (
            <li key={name}>
              <svg className="g" viewBox="0 0 512 512" aria-hidden="true">
                <path d={glyph.body} />
              </svg>
              <div>
                <b>{name}</b>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ul>
        <InstallGuide />
        <div className="mt-5.5">
          <Button kind="primary" className="min-w-[260px]" onClick={onClose}>
            Begin reading
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
