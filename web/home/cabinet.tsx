import { lazy, Suspense, useState } from 'react'
import type { Protagonist } from '#story/protagonist.ts'
import { Portrait } from '#web/engraving/portrait.tsx'
import Maximize from '~icons/lucide/maximize-2'
import { portraitLook } from '../reader/portrait-look.ts'

const PortraitSheet = lazy(async () => ({ default: (await import('./portrait-sheet.tsx')).PortraitSheet }))

/** The portrait as a cabinet card; a press shows it large. */
export function Cabinet({ protagonist }: { protagonist: Protagonist }) {
  const [isLarge, setLarge] = useState(false)
  const { id, name, city, image, portrait } = protagonist
  const picture = <Portrait seed={id} parts={portraitLook(id, portrait)} image={image} />
  return (
    <>
      <div className="cabinet">
        <span className="win">{picture}</span>
        <span className="cap">{name}</span>
        {city && <span className="sub">{city}</span>}
        <button
          type="button"
          className="enlarge"
          aria-label={`Enlarge portrait of ${name}`}
          onClick={() => setLarge(true)}
        >
          <span className="zoom">
            <Maximize size="s" />
          </span>
        </button>
      </div>
      {isLarge && (
        <Suspense>
          <PortraitSheet name={name} city={city} onClose={() => setLarge(false)}>
            {picture}
          </PortraitSheet>
        </Suspense>
      )}
    </>
  )
}
