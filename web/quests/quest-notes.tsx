import './quest-notes.css'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/field.tsx'

/** A place for notes. They are not kept yet, and the page says so before and after. */
export function QuestNotes() {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="quest-notes">
      <h3 id={`${id}-title`}>Your Notes</h3>
      <Textarea
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        rows={4}
        onChange={() => setAsked(false)}
      />
      <div className="between">
        <p className="meta" id={`${id}-hint`}>
          Notes cannot be kept yet; they go when this page is closed.
        </p>
        <Button small onClick={() => setAsked(true)}>
          Save Notes
        </Button>
      </div>
      <p className="meta quest-notes-answer" role="status">
        {isAsked && 'Not saved: this journal does not keep notes yet. Copy what you would like to hold on to.'}
      </p>
    </section>
  )
}
