import './chapter-field.css'
import './spoiler-dialog.css'
import { type FormEvent, useState } from 'react'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { Post } from '#api/feedback.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCloseRequest } from '#web/ui/use-close-request.ts'
import { chapterIn } from './shown-from.ts'
import type { usePostAction } from './use-post-action.ts'

type Props = { post: Post; action: ReturnType<typeof usePostAction> }

/** Asks for the chapter from which a post may be read, and reports it. If that fails, the input is kept. */
export function SpoilerDialog({ post: { id, title, chapter }, action }: Props) {
  const { ask } = useReader()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const least = chapter + 1
  const { last } = book.chapters
  const from = chapterIn(typed, least)
  const isWrong = typed !== '' && from === undefined
  useCloseRequest(true, action.close)

  async function report(event: FormEvent) {
    event.preventDefault()
    if (from === undefined) return
    setError(undefined)
    const send = () => ask(CALLS.reportSpoiler, { parts: { id }, body: { chapter: from } })
    const said = ({ shownFrom }: { shownFrom: number }) => thanks(shownFrom, from)
    setError(await action.perform({ send, said, failed: ERRORS.reportFailed }))
  }

  return (
    <Sheet title="Report a spoiler" label="Correspondence" variant="small" onClose={action.close}>
      <form className="stack spoiler-dialog" noValidate onSubmit={(event) => void report(event)}>
        {error && <Banner kind="error">{error}</Banner>}
        <p>
          <q>{title}</q> is folded at once for everybody who has not read as far as you say. The administrators look at
          it afterwards.
        </p>
        <Field
          label="From which chapter on may this be read?"
          hint={isWrong ? undefined : `A chapter from ${least} to ${last}.`}
          error={isWrong ? `Please choose a chapter from ${least} to ${last}.` : undefined}
          className="chapter-field"
        >
          <Input
            type="number"
            inputMode="numeric"
            min={least}
            max={last}
            step={1}
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div className="row">
          <Button type="submit" kind="primary" disabled={from === undefined} busy={action.isBusy && 'Reporting...'}>
            Report
          </Button>
          <Button disabled={action.isBusy} onClick={action.close}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** If administrators have already decided, the post may be shown from an earlier chapter than the one named. */
function thanks(shownFrom: number, named: number) {
  return shownFrom < named
    ? 'Thank you. The administrators have already looked at this, and it stays as it is.'
    : `Thank you. Nobody before chapter ${shownFrom} sees it unasked any more.`
}
