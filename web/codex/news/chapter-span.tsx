import './chapter-span.css'
import { type Heading, tableOfContents } from '#story/book/table-of-contents.ts'
import { ticksBetween } from '#story/reading/chapters-between.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Select } from '#web/ui/select.tsx'

type Props = { since: number; onChange: (since: number) => void }

/** A range of chapters: the reader chooses the first among those read; the last is their own. */
export function ChapterSpan({ since, onChange }: Props) {
  const story = useStory()
  const headings = tableOfContents(story, book, story.chapter).flatMap((volume) => volume.headings)
  const earlier = headings.filter(({ state }) => state === 'read')
  const start = earlier.find(({ number }) => number === since)
  const here = headings.find(({ state }) => state === 'here')
  return (
    <section className="chapter-span app-only" aria-label="Chapters shown">
      <div className="chapter-span-end">
        <span className="chapter-span-pick">
          <span className="label label-accent" aria-hidden="true">
            Since chapter
          </span>
          <Select
            label={`Since chapter ${textOf(start, ', ')}`}
            value={String(since)}
            onChange={(value) => onChange(Number(value))}
            entries={earlier.map((heading) => ({ value: String(heading.number), text: textOf(heading, ' ') }))}
          >
            {since}
          </Select>
        </span>
        <em>{start?.title}</em>
      </div>
      <div className="chapter-span-rail" aria-hidden="true">
        {ticksBetween(since, story.chapter).map((chapter) => (
          <i key={chapter}>{chapter}</i>
        ))}
      </div>
      <div className="chapter-span-end">
        <span className="chapter-span-pick">
          <span className="label label-accent">You are at</span>{' '}
          <span className="chapter-span-here">{story.chapter}</span>
        </span>
        <em>{here?.title}</em>
      </div>
    </section>
  )
}

function textOf(heading: Heading | undefined, between: string): string {
  return [heading?.number, heading?.title].filter((part) => part !== undefined).join(between)
}
