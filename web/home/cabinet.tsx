import './cabinet.css'
import { Link } from 'react-router'
import type { Protagonist } from '#story/people/protagonist.ts'
import { Portrait } from '#web/illustrations/portrait.tsx'
import { portraitLook } from '#web/reader/portrait-look.ts'
import Maximize from '~icons/lucide/maximize-2'
import { usePopupLink } from './popup.ts'

/** The portrait as a cabinet card; a click enlarges it. */
export function Cabinet({ protagonist: { id, name, city, image, portrait } }: { protagonist: Protagonist }) {
  const popupLink = usePopupLink()
  return (
    <div className="cabinet">
      <span className="cabinet-window">
        <Portrait seed={id} parts={portraitLook(id, portrait)} image={image} />
      </span>
      <span className="cabinet-name">{name}</span>
      {city && <span className="cabinet-city">{city}</span>}
      <Link className="cabinet-enlarge" aria-label={`Enlarge portrait of ${name}`} {...popupLink('portrait')}>
        <span className="cabinet-zoom">
          <Maximize size="s" />
        </span>
      </Link>
    </div>
  )
}
