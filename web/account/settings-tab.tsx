import './account.css'
import { lazyPart } from '#web/ui/lazy-part.ts'
import './settings-tab.css'
import { Suspense } from 'react'
import { href } from '#story/entries/routes.ts'
import { WelcomeAgain } from '#web/shell/welcome-again.tsx'
import { TakeAlong } from '#web/take-along/take-along.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Soon } from '#web/ui/segments.tsx'
import { useScrollToSection } from './address.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { ReadingSettings } from './reading-settings.tsx'
import { Setting, SettingsSection } from './settings-section.tsx'
import { ShortcutsSetting } from './shortcuts-setting.tsx'
import { SignOut } from './sign-out.tsx'

const SignInSection = lazyPart(async () => (await import('./sign-in-section.tsx')).SignInSection)

/** Preferences, contact, and settings of the account itself. */
export function SettingsTab() {
  useScrollToSection()
  return (
    <div className="account-tab settings-tab">
      <SettingsSection id="preferences" title="App Preferences">
        <Setting name="Theme" note="How the pages look. For now it is always night, by gaslight.">
          <Soon />
        </Setting>
        <Setting name="Spoiler Protection" note="Always on: nothing is shown from beyond your chapter.">
          <Soon />
        </Setting>
        <Setting name="Notifications" note="A word when something new is filed.">
          <Soon />
        </Setting>
      </SettingsSection>
      <SettingsSection id="reading" title="Reading">
        <ReadingSettings />
        <ShortcutsSetting />
      </SettingsSection>
      <SettingsSection id="e-reader" title="For your e-reader">
        <TakeAlong />
      </SettingsSection>
      <SettingsSection id="feedback" title="Feedback">
        <Setting
          name="Community Feedback"
          note="Report a bug, an error or a spoiler, share an idea, and see what others have written."
        >
          <ButtonLink to={href('feedback')} aria-label="Open Community Feedback">
            Open
          </ButtonLink>
        </Setting>
      </SettingsSection>
      <Suspense>
        <SignInSection />
      </Suspense>
      <SettingsSection id="privacy" title="Data & Privacy">
        <Setting name="About" note="Who makes this, from what, and under which licences.">
          <ButtonLink to={href('about')} aria-label="View About">
            View
          </ButtonLink>
        </Setting>
        <Setting name="Welcome" note="Which chapter, what is inside, and how to install the app.">
          <WelcomeAgain />
        </Setting>
        <SignOut />
        <DownloadData />
        <DeleteAccount />
      </SettingsSection>
    </div>
  )
}
