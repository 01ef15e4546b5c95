import './catch-up-since.css'
import { catchUp } from '#story/reading/catch-up.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useAbsence } from '#web/reader/use-absence.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Group } from '#web/ui/group.tsx'
import { useToast } from '#web/ui/toast.tsx'
import BookCheck from '~icons/lucide/book-check'
import { CatchUpArticle } from './catch-up-article.tsx'
import { ChapterSpan } from './chapter-span.tsx'

/** A group with more entries than this starts folded, except the first. */
const MANY = 10

type Props = { since: number; onChange: (since: number) => void; onDone: () => void }

/** Everything told since a chapter, kind by kind. */
export function CatchUpSince({ since, onChange, onDone }: Props) {
  const story = useStory()
  const { groups, entries, facts } = catchUp(story, since, book)
  return (
    <>
      <ChapterSpan since={since} onChange={onChange} />
      <div className="catch-up-since-bar">
        <p className="meta" role="status">
          {entries === 0
            ? 'No entries'
            : `${counted(entries, 'entry', 'entries')}, ${counted(facts, 'fact', 'facts')}, oldest first`}
        </p>
        <MarkAsRead onDone={onDone} />
      </div>
      {groups.length === 0 && <Empty title={nothingText(since + 1, story.chapter)} />}
      {groups.map(({ kind, label, entries }, index) => (
        <Group
          key={`${kind} ${since}`}
          title={label}
          count={entries.length}
          startsOpen={index === 0 || entries.length <= MANY}
        >
          {entries.map((entry) => (
            <CatchUpArticle key={entry.id} kind={kind} entry={entry} />
          ))}
        </Group>
      ))}
    </>
  )
}

/** Dismisses Home's catch-up card; shown only if Home shows the card. */
function MarkAsRead({ onDone }: Pick<Props, 'onDone'>) {
  const { since, putAway } = useAbsence()
  const { chapter } = useStory()
  const say = useToast()
  if (since === undefined) return null

  function mark() {
    putAway()
    say({ text: `All up to Chapter ${chapter} is marked as read.` })
    onDone()
  }
  return (
    <Button kind="ghost" small onClick={mark}>
      <BookCheck size="s" />
      Mark all as read
    </Button>
  )
}

function nothingText(from: number, to: number): string {
  return from === to ? `Nothing new was told in ${to}.` : `Nothing new was told from ${from} to ${to}.`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
