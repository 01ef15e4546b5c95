import './protagonist-card.css'
import { preload } from 'react-dom'
import { protagonistOf } from '#story/people/protagonist.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Cabinet } from './cabinet.tsx'
import { usePopupLink } from './popup.ts'
import { SequenceBar } from './sequence-bar.tsx'

const SCENE = '/art/scene-wide.svg'
// The largest image of the page need not wait for the story.
preload(SCENE, { as: 'image' })

/** The protagonist under the crimson moon: their name, place and goal. */
export function ProtagonistCard() {
  const popupLink = usePopupLink()
  const protagonist = protagonistOf(useStory(), book)
  const { name, alias, date, location, job, mainGoal, progress } = protagonist
  return (
    <section className="protagonist-card" aria-label="Your protagonist">
      <div className="protagonist-card-art">
        <img src={SCENE} alt="" width="1240" height="500" fetchPriority="low" />
      </div>
      <div className="protagonist-card-inside">
        <Cabinet protagonist={protagonist} />
        <div className="protagonist-card-text">
          <div className="protagonist-card-title">
            <p className="label label-accent">Your protagonist</p>
            <h1>{name}</h1>
            {alias && (
              <p className="protagonist-card-alias">
                {book.protagonist.alias} “{alias}”
              </p>
            )}
          </div>
          <div className="protagonist-card-rest">
            <Facts
              className="protagonist-card-facts"
              facts={[
                { name: 'Day', value: date },
                { name: 'Location', value: location },
                { name: 'Job', value: job },
                { name: 'Main goal', value: mainGoal },
              ]}
            />
            {progress && (
              <div className="protagonist-card-bar">
                <SequenceBar progress={progress} />
              </div>
            )}
            <div className="protagonist-card-actions">
              <ButtonLink kind="primary" {...popupLink(book.protagonist.popup)}>
                View Full Details
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
