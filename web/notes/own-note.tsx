import './your-notes.css'
import type { KeptNote } from '#reader/state.ts'
import { LinkedText } from '#web/components/linked-text.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { note: KeptNote; onEdit: () => void; onRemove: () => void }

/** A note from an earlier chapter, or from another device. */
export function OwnNote({ note: { chapter, text }, onEdit, onRemove }: Props) {
  return (
    <article className="your-notes-own">
      <p className="meta">Written at Chapter {chapter}</p>
      <p className="your-notes-text">
        <LinkedText text={text} />
      </p>
      <div className="row">
        <Button small onClick={onEdit} aria-label={`Edit the note of Chapter ${chapter}`}>
          Edit
        </Button>
        <Button small onClick={onRemove} aria-label={`Delete the note of Chapter ${chapter}`}>
          Delete
        </Button>
      </div>
    </article>
  )
}
