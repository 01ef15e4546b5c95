import { book } from '#web/reader/book.ts'
import compass from '~icons/game-icons/compass'
import footsteps from '~icons/game-icons/footsteps'
import treasureMap from '~icons/game-icons/treasure-map'
import { Contours } from './contours.tsx'
import { SoonPage } from './soon-page.tsx'

/** This screen exists only if the book has words for it. */
const words = book.sections.map!

/** The future map of the story's places. */
export function MapScreen() {
  return (
    <SoonPage
      {...words}
      drawing={<Contours />}
      teasers={[
        { title: 'Places you have read of', text: 'Streets, cities and seas, each where it lies.', glyph: treasureMap },
        { title: 'Journeys', text: 'Who went where, chapter by chapter.', glyph: footsteps },
        {
          title: 'Fog where you have not been',
          text: 'What lies ahead stays blank until you read it.',
          glyph: compass,
        },
      ]}
    />
  )
}
