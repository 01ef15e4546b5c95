import './chapter-sheet.css'
import { Sheet } from '#web/ui/sheet.tsx'
import { ChapterMenu } from './chapter-menu.tsx'

/** The chapter menu on phones, which rises from the bottom. */
export function ChapterSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Choose a chapter" variant="small" onClose={onClose}>
      <div className="chapter-sheet">
        <ChapterMenu onChosen={onClose} />
      </div>
    </Sheet>
  )
}
