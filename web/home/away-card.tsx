import './away-card.css'
import { useId } from 'react'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { catchUp } from '#story/reading/catch-up.ts'
import { type Highlight, highlightsOf, namedIn } from '#story/reading/catch-up-highlights.ts'
import { ToldChapterRow } from '#web/components/told-list.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Leaders } from '#web/ui/leaders.tsx'
import X from '~icons/lucide/x'

type Props = { since: number; onPutAway: () => void }

/** A summary of what was told while the reader was away, with a link to all of it. Nothing if nothing was told. */
export function AwayCard({ since, onPutAway }: Props) {
  const story = useStory()
  const title = useId()
  const told = catchUp(story, since, book)
  if (told.entries === 0) return null

  const chapters = since + 1 === story.chapter ? `${story.chapter}` : `${since + 1} to ${story.chapter}`
  return (
    <section className="away-card" data-surface="paper" aria-labelledby={title}>
      <div>
        <p className="label label-accent">While you were away</p>
        <h2 id={title}>
          You left at {since}. What {chapters} told
        </h2>
        <div className="away-card-counts">
          {told.groups.map(({ kind, label, entries }) => (
            <Leaders key={kind} name={label}>
              {entries.length}
            </Leaders>
          ))}
        </div>
        <ButtonLink kind="primary" to={href('recentActivity', { since: String(since) })}>
          Catch up since {since}
        </ButtonLink>
      </div>
      <ol className="away-card-told">
        {highlightsOf(told).map((line) => (
          <ToldChapterRow key={`${line.address} ${line.text}`} chapter={line.chapter} date={line.date}>
            <p>
              <LinkedText line={line} />
            </p>
          </ToldChapterRow>
        ))}
      </ol>
      <IconButton label="Put this away" className="away-card-close" onClick={onPutAway}>
        <X />
      </IconButton>
    </section>
  )
}

/** A line in which the name links to its record; if the line does not contain it, the name is put in front. */
function LinkedText({ line }: { line: Highlight }) {
  const { name, address, text } = line
  const named = namedIn(line)
  if (named === undefined) {
    return (
      <>
        <Link to={address}>{name}</Link>: {text}
      </>
    )
  }
  const at = text.indexOf(named)
  return (
    <>
      {text.slice(0, at)}
      <Link to={address}>{named}</Link>
      {text.slice(at + named.length)}
    </>
  )
}
