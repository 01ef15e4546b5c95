import './account.css'
import { lazy, Suspense } from 'react'
import { useReader } from '../reader/reader-context.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { useAccountAddress } from './address.ts'
import { ProfileTab } from './profile-tab.tsx'
import { NAMELESS, readerName } from './reader-name.ts'
import { SettingsTab } from './settings-tab.tsx'

const AchievementsTab = lazy(async () => ({ default: (await import('./achievements-tab.tsx')).AchievementsTab }))

const LABELS = [
  { value: 'profile', label: 'Profile' },
  { value: 'achievements', label: 'Achievements' },
  { value: 'settings', label: 'Settings' },
] as const

/** The reader's own page; its tabs, the sections of the settings and an open achievement stand in the address. */
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
      <Tabs label="Your account" tabs={LABELS} value={tab} onChange={show}>
        <TabPanel value="profile">
          <ProfileTab />
        </TabPanel>
        <TabPanel value="achievements">
          <Suspense>
            <AchievementsTab />
          </Suspense>
        </TabPanel>
        <TabPanel value="settings">
          <SettingsTab />
        </TabPanel>
      </Tabs>
    </>
  )
}
