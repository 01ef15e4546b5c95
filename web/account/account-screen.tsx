import './account.css'
import { Suspense } from 'react'
import { FORMS } from '#api/forms.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { type Tab, useAccountAddress } from './address.ts'
import { ProfileTab } from './profile-tab.tsx'
import { NAMELESS, readerName } from './reader-name.ts'
import { SettingsTab } from './settings-tab.tsx'

const AchievementsTab = lazyPart(async () => (await import('./achievements-tab.tsx')).AchievementsTab)

const LABELS: readonly { value: Tab; label: string }[] = [
  { value: 'profile', label: 'Profile' },
  ...(book.hasAchievements ? [{ value: 'achievements', label: 'Achievements' } as const] : []),
  { value: 'settings', label: 'Settings' },
]

/** The reader's own page; its tab, the settings section and an open achievement are in the address. */
export function AccountScreen() {
  const { tab, show } = useAccountAddress()
  const name = readerName(useReader().profile)
  return (
    <>
      <PageHead
        title="Account"
        eyebrow={<span className="account-name">{name === NAMELESS ? NAMELESS : `Reader ${name}`}</span>}
        rule={false}
      />
      <noscript>
        <form method="post" action={FORMS.signOut.path}>
          <Button type="submit">Sign Out</Button>
        </form>
      </noscript>
      <Tabs label="Your account" tabs={LABELS} value={tab} onChange={show}>
        <TabPanel value="profile">
          <ProfileTab />
        </TabPanel>
        {book.hasAchievements && (
          <TabPanel value="achievements">
            <Suspense>
              <AchievementsTab />
            </Suspense>
          </TabPanel>
        )}
        <TabPanel value="settings">
          <SettingsTab />
        </TabPanel>
      </Tabs>
    </>
  )
}
