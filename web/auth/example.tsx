import '#web/ui/card.css'
import '#web/ui/locked.css'
import './example.css'
import type { ReactNode } from 'react'
import { MoonDial } from '#web/illustrations/moon-dial.tsx'
import { Carte } from '#web/illustrations/portrait.tsx'
import { book } from '#web/reader/book.ts'
import LockIcon from '~icons/lucide/lock'

const { last } = book.chapters

/** The chapter in which the example appears; a short book ends earlier. */
const MET_AT = Math.min(12, last)

/**
 * Illustrates the app: the same entry for a reader who has not reached it yet, and for one who has. It is invented, because
 * visitors may have read nothing.
 */
export function Example() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a form
    <div className="example" role="group" aria-label="One entry, two readers">
      <span className="label example-label" aria-hidden="true">
        One entry, two readers
      </span>
      <Reader chapter={MET_AT - 1}>
        <div className="card locked example-fog">
          <LockIcon />
          <span className="locked-mark" aria-hidden="true">
            ????
          </span>
          <span className="meta">Not met yet</span>
        </div>
      </Reader>
      <Reader chapter={MET_AT}>
        <div className="card example-person">
          <Carte seed="example" parts={{ hat: 'bowler' }} />
          <div className="example-text">
            <b>A. N. Other</b>
            <span className="meta">Clerk, invented</span>
            <p>Punctual, grey-eyed, and here only as an example.</p>
          </div>
        </div>
      </Reader>
    </div>
  )
}

function Reader({ chapter, children }: { chapter: number; children: ReactNode }) {
  return (
    <figure>
      <figcaption>
        <MoonDial part={chapter / last} />
        At chapter {chapter}
      </figcaption>
      {children}
    </figure>
  )
}
