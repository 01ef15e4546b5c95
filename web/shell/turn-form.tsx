import { FORMS } from '#api/forms.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

const { first, last } = book.chapters

/** Where no script runs any chapter is turned to here. The list of all, with what is known of them, comes with the app. */
export function TurnForm() {
  const { chapter } = useReader()
  return (
    <form className="turn-form" aria-label="Turn to a chapter" method="post" action={FORMS.turn.path}>
      <Field label={`Go to chapter (${first} to ${last})`}>
        <Input
          className="numerals"
          type="number"
          name="currentChapter"
          min={first}
          max={last}
          required
          defaultValue={chapter}
        />
      </Field>
      <Button type="submit">Go</Button>
    </form>
  )
}
