import './reached-answer.css'
import { COUNTED_KINDS, type CountedKind, type StoryIndex } from '#api/book.ts'
import { chapterTitle } from '#story/book/table-of-contents.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useKnownAt } from '#web/reader/use-known-at.ts'
import { useDelayed } from '#web/ui/use-delayed.ts'
import TriangleAlert from '~icons/lucide/circle-alert'
import { type Reached, wrongChapter } from './reached.ts'

const WORDS: Record<CountedKind, readonly [one: string, many: string]> = {
  characters: ['person', 'people'],
  locations: ['place', 'places'],
  items: ['thing', 'things'],
}

/** A fast answer should not cause flicker. */
const FLICKER_MS = 200

type Props = { id: string; reached: Reached; isGuest: boolean }

/**
 * Says how much is known at the typed chapter, or why it is invalid (SHELL-7). It has not been read yet, so no later title is
 * shown.
 */
export function ReachedAnswer({ id, reached, isGuest }: Props) {
  const chapter = typeof reached === 'number' ? reached : undefined
  const known = useKnownAt(chapter)
  const story = useStory()
  if (reached === 'wrong')
    return (
      <p className="reached-answer is-wrong" id={id} role="alert">
        <TriangleAlert />
        {wrongChapter(book.chapters)}
      </p>
    )
  return (
    <p className="reached-answer" id={id} role="status">
      {chapter === undefined ? (
        <span>Type a number, or choose from the list.</span>
      ) : known === undefined ? (
        <Counting key={chapter} />
      ) : known === 'out-of-reach' ? (
        <span>The counts come when you are online again.</span>
      ) : (
        <>
          <b>{countsOf(known)}</b>
          <span>
            <Title>{chapterTitle(story, book, chapter)}</Title>
            Nothing after chapter {chapter}.
          </span>
        </>
      )}
      {isGuest && <span className="reached-answer-kept">Kept on this device.</span>}
    </p>
  )
}

function Title({ children }: { children: string | undefined }) {
  return (
    children && (
      <>
        <i>{children}</i>.{' '}
      </>
    )
  )
}

function Counting() {
  return <span>{useDelayed(FLICKER_MS) && 'Counting...'}</span>
}

/** '39 people, 37 places, 1 thing open up'; kinds with a count of zero are left out. */
function countsOf(known: StoryIndex['known']): string {
  const counts = COUNTED_KINDS.map((kind) => [kind, known[kind]] as const).filter(([, count]) => count > 0)
  const sum = counts.reduce((sum, [, count]) => sum + count, 0)
  const parts = counts.map(([kind, count]) => `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`)
  return parts.length > 0
    ? `${parts.join(', ')} ${sum === 1 ? 'opens' : 'open'} up`
    : 'The fog lifts from the first page'
}
