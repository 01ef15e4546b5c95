import '#web/ui/skip-link.css'
import './admin.css'
import '#web/ui/page.css'
import { href } from '#story/entries/routes.ts'
import { Logo } from '#web/illustrations/logo.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { TABS, useAdminAddress } from './address.ts'
import { AuditLogList } from './audit-log.tsx'
import { PostList } from './post-list.tsx'

/** Where administrators answer readers' posts. */
export function AdminScreen() {
  const { tab, show } = useAdminAddress()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="admin-bar">
        <a className="control-text" href={href('home')}>
          <Logo size={26} />
          To the codex
        </a>
      </header>
      <main className="page" id="main" tabIndex={-1}>
        <PageHead
          eyebrow="Administration"
          title="Moderation"
          lede="What readers have sent, and what becomes of it. Each change stays in the trail."
          rule={false}
        />
        <Tabs label="Moderation" tabs={TABS} value={tab} onChange={show}>
          <TabPanel value="posts">
            <PostList />
          </TabPanel>
          <TabPanel value="trail">
            <AuditLogList />
          </TabPanel>
        </Tabs>
      </main>
    </>
  )
}
