import '#web/ui/icon-button.css'
import '#web/ui/sheet.css'
import './slide-in.css'
import { Dialog } from 'radix-ui'
import { Logo } from '#web/illustrations/logo.tsx'
import { useReader } from '#web/reader/reader-context.tsx'
import { useBodyLock } from '#web/ui/use-body-lock.ts'
import { useCloseRequest } from '#web/ui/use-close-request.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import X from '~icons/lucide/x'
import { ChapterSelect } from './chapter-select.tsx'
import { MAIN_LINKS, SIDE_LINKS } from './links.ts'
import { SectionLinks } from './section-links.tsx'
import { Wordmark } from './wordmark.tsx'

/** The menu of small screens, which slides in from the left: the chapter and all links (SHELL-5). */
export function SlideIn({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { profile } = useReader()
  const focus = useReturnFocus()
  useBodyLock(isOpen)
  useCloseRequest(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="sheet-scrim" />
        <Dialog.Content className="slide-in" aria-describedby={undefined} {...focus}>
          <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
          <div className="between slide-in-head">
            <span className="row slide-in-mark">
              <Logo size={32} />
              <Wordmark />
            </span>
            <Dialog.Close className="icon-button" aria-label="Close menu">
              <X size="l" />
            </Dialog.Close>
          </div>
          <div className="slide-in-chapter">
            <ChapterSelect onChosen={onClose} />
          </div>
          <hr className="scotch-rule slide-in-rule" />
          <SectionLinks label="Sections" links={[...MAIN_LINKS, ...SIDE_LINKS]} onChosen={onClose} />
          <p className="meta slide-in-foot">
            {profile?.isAnonymous ? 'Signed in as a guest' : `Signed in as ${profile?.username}`}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
