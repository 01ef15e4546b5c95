import '#web/ui/field.css'
import './turn-form.css'
import { FORMS } from '#api/forms.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'

const { first, last } = book.chapters
const FIELD = 'turn-to'

/** Where no script runs any chapter is turned to here. The list of all, with what is known of them, comes with the app. */
export function TurnForm() {
  // A browser that runs the app draws nothing of it: it has no need of the form's parts.
  return <noscript>{import.meta.env.SSR && <Form />}</noscript>
}

/** Its field is written out: the one of the other forms (ui/field.tsx) would come with the app itself. */
function Form() {
  const { chapter } = useReader()
  return (
    <form className="turn-form" aria-label="Turn to a chapter" method="post" action={FORMS.turn.path}>
      <div className="field">
        <label htmlFor={FIELD}>{`Go to chapter (${first} to ${last})`}</label>
        <input
          className="field-input numerals"
          id={FIELD}
          type="number"
          name="currentChapter"
          min={first}
          max={last}
          required
          defaultValue={chapter}
        />
      </div>
      <Button type="submit">Go</Button>
    </form>
  )
}
