import { Dialog } from 'radix-ui'
import { Logo } from '#web/engraving/logo.tsx'
import { useReader } from '#web/reader/reader-context.tsx'
import { useBodyLock } from '#web/ui/use-body-lock.ts'
import { useCloseRequest } from '#web/ui/use-close-request.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import X from '~icons/lucide/x'
import { ChapterSelect } from './chapter-select.tsx'
import { MAIN_LINKS, SIDE_LINKS } from './links.ts'
import { SectionLinks } from './section-links.tsx'
import { Wordmark } from './wordmark.tsx'

/** The menu of small screens: the chapter and all links, from the left (SHELL-5). */
export function SlideIn({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { profile } = useReader()
  const focus = useReturnFocus()
  useBodyLock(isOpen)
  useCloseRequest(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="scrim" />
        <Dialog.Content className="drawer-nav overflow-y-auto" aria-describedby={undefined} {...focus}>
          <Dialog.Title className="sr">Menu</Dialog.Title>
          <div className="between border-b border-line py-2.5 pr-2 pl-4.5">
            <span className="row flex-nowrap">
              <Logo size={32} />
              <Wordmark />
            </span>
            <Dialog.Close className="icon-btn" aria-label="Close menu">
              <X size="l" />
            </Dialog.Close>
          </div>
          <div className="px-4.5 py-4">
            <ChapterSelect />
          </div>
          <hr className="scotch mx-4.5" />
          <SectionLinks label="Sections" links={[...MAIN_LINKS, ...SIDE_LINKS]} onChosen={onClose} />
          <p className="meta mt-auto px-4.5 py-4 wrap-anywhere">
            {profile?.isAnonymous ? 'Signed in as a guest' : `Signed in as ${profile?.username}`}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
