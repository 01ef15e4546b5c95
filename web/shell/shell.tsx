import '#web/ui/skip-link.css'
import '#web/ui/page.css'
import './shell.css'
import { NamePeek } from '#web/names/name-peek.tsx'
import { useDrawing } from '#web/reader/story-context.tsx'
import { SearchEverywhere } from '#web/search/search-everywhere.tsx'
import { CHAPTER_BAR, ChapterBar } from './chapter-bar.tsx'
import { ChapterOffer } from './chapter-offer.tsx'
import { FirstVisit } from './first-visit.tsx'
import { FOLDED, SIDEBAR, showFolded } from './folded.ts'
import { Shortcuts } from './shortcuts.tsx'
import { Sidebar } from './sidebar.tsx'
import { StoryNotice } from './story-notice.tsx'
import { StoryOutlet } from './story-outlet.tsx'
import { TopBar } from './top-bar.tsx'
import { TurnForm } from './turn-form.tsx'
import { TurnGuard } from './turn-guard.tsx'
import { useChapterToast } from './use-chapter-toast.tsx'
import { useDraftNotice } from './use-draft-notice.ts'
import { useGuestReminder } from './use-guest-reminder.ts'
import { useKept } from './use-kept.ts'
import { useKnownAddress } from './use-known-address.ts'

/** Everything around a signed-in reader's screens. */
export function Shell() {
  const [nav, setNav] = useKept(SIDEBAR)
  const isCollapsed = nav === FOLDED
  const drawing = useDrawing()
  useChapterToast()
  useDraftNotice()
  useGuestReminder()
  useKnownAddress()
  function toggle() {
    setNav(isCollapsed ? 'expanded' : FOLDED)
    showFolded(document.documentElement)
  }

  return (
    <TurnGuard>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <a className="skip-link phone-only" href={`#${CHAPTER_BAR}`}>
        Skip to chapter bar
      </a>
      <div className="shell">
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />
        <div className="shell-main">
          <TopBar />
          <TurnForm />
          <main className="page" id="main" tabIndex={-1}>
            <StoryNotice />
            <StoryOutlet />
          </main>
        </div>
      </div>
      <ChapterBar />
      <ChapterOffer />
      <FirstVisit />
      {/* Before the shortcuts, so that it hears what is typed into it first. */}
      <SearchEverywhere />
      <Shortcuts />
      {/* Anew after going back: it keeps what it was last given, and with it the later story. */}
      <NamePeek key={drawing} />
    </TurnGuard>
  )
}
