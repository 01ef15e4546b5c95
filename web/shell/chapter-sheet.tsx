import './chapter-sheet.css'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCloseRequest } from '#web/ui/use-close-request.ts'
import { ChapterMenu } from './chapter-menu.tsx'

/** The chapter menu on phones, which rises from the bottom. */
export function ChapterSheet({ onClose }: { onClose: () => void }) {
  useCloseRequest(true, onClose)
  return (
    <Sheet title="Choose a chapter" variant="small" onClose={onClose}>
      <div className="chapter-sheet">
        <ChapterMenu onChosen={onClose} />
      </div>
    </Sheet>
  )
}
