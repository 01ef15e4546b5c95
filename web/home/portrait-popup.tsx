import '#web/ui/record.css'
import './portrait-popup.css'
import { protagonistOf } from '#story/people/protagonist.ts'
import { Portrait } from '#web/illustrations/portrait.tsx'
import { book } from '#web/reader/book.ts'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** The protagonist's portrait, enlarged. */
export function PortraitPopup({ onClose }: { onClose: () => void }) {
  const { id, name, city, image, portrait } = protagonistOf(useStory(), book)
  return (
    <Sheet title={name} label="Portrait" variant="small" onClose={onClose}>
      <figure className="record-figure portrait-popup">
        <div className="record-picture is-tall">
          <Portrait seed={id} parts={portraitLook(id, portrait)} image={image} />
        </div>
        <figcaption>{[name, city].filter(Boolean).join(', ')}.</figcaption>
      </figure>
    </Sheet>
  )
}
