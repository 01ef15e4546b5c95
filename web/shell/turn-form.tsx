import '#web/ui/field.css'
import './turn-form.css'
import { FORMS } from '#api/forms.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'

const { first, last } = book.chapters
const FIELD = 'turn-to'

/** Turns to any chapter without script. The list of chapters and of what is known at each needs the app. */
export function TurnForm() {
  // The browser's app never renders this, so its parts are not bundled.
  return <noscript>{import.meta.env.SSR && <Form />}</noscript>
}

/** The field is written out, because the shared one (ui/field.tsx) would be bundled with the app. */
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
