import './welcome.css'
import glyphs from '#glyphs/welcome'
import { glyphPaths } from '#web/illustrations/glyph.ts'
import { book } from '#web/reader/book.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { InstallGuide } from './install-guide.tsx'

const { greeting, promise, places } = book.welcome

/** Explains the sections (SHELL-7). */
export function Welcome({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={book.product} placesTitle label="To the reader" variant="welcome" onClose={onClose}>
      <div className="welcome">
        <p className="welcome-greeting">{greeting}</p>
        <SheetTitle />
        <p className="welcome-promise">{promise}</p>
        <ul className="welcome-list">
          {places.map(({ name, text, icon }) => (
            <li key={name}>
              <svg className="welcome-glyph" viewBox="0 0 512 512" aria-hidden="true">
                <path d={glyphPaths(glyphs[icon] ?? { body: [] }).join('')} />
              </svg>
              <div>
                <b>{name}</b>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ul>
        <InstallGuide />
        <div className="welcome-foot">
          <Button kind="primary" className="welcome-begin" onClick={onClose}>
            Begin reading
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
