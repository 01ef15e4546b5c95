import './sequence-section.css'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { characterSequence } from '#story/people/character-sequence.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

const { pathways } = book.sections

/** The Sequence of a character; nothing for those who walk no pathway. */
export function SequenceSection({ id }: { id: string }) {
  const sequence = characterSequence(useStory(), id, book)
  if (!sequence) return null
  const { title, number, pathway, since } = sequence
  return (
    <>
      <h3>{pathways?.rank}</h3>
      <div className="sequence-section">
        {number !== undefined && (
          <span className="sequence-section-rung" aria-hidden="true">
            {number}
          </span>
        )}
        <div>
          <b>{title}</b>
          {(pathway || since) && (
            <p className="meta">
              {pathway && (
                <Link to={href('pathway', { pathwayId: pathway.id })}>{`${pathway.name} ${pathways?.one}`}</Link>
              )}
              {since && `${pathway ? ', known' : 'Known'} since Chapter ${since}`}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
