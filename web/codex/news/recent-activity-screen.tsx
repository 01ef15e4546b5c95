import { href, parameter } from '#story/entries/routes.ts'
import { openedPart } from '#web/ui/opened-part.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import './recent-activity.css'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { currentNews } from '#story/news/news.ts'
import { type Report, reportOf } from '#story/news/reports.ts'
import { findAbility } from '#story/pathways/abilities.ts'
import { protagonistOf } from '#story/people/protagonist.ts'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { useClose } from '#web/popup/use-close.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { EscapeCloses } from '#web/ui/escape-closes.tsx'
import { LinksWithoutScript } from '#web/ui/links-without-script.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { BackLink } from '#web/ui/text-link.tsx'
import { CatchUpSince } from './catch-up-since.tsx'
import { ThisChapter } from './this-chapter.tsx'
import { useSince } from './use-since.ts'

/** Popups over the page are loaded when first opened. */
const AbilitiesPopup = openedPart(async () => (await import('#web/popup/abilities-popup.tsx')).AbilitiesPopup)
const BalanceOverview = openedPart(async () => (await import('./balance-overview.tsx')).BalanceOverview)
const ReportRecord = openedPart(async () => (await import('./report-record.tsx')).ReportRecord)

const CHAPTERS = 'Chapters'
const TABS = [
  { value: 'chapter', label: 'This chapter' },
  { value: 'since', label: 'Since chapter' },
] as const

/** The news page: what the reader's chapter told, or everything since another chapter, and the popups over it. */
export function RecentActivityScreen() {
  const story = useStory()
  const news = currentNews(story, book)
  const { since, usual, show } = useSince()
  const showNow = () => show(undefined)
  return (
    <>
      <div className="between">
        <BackLink to={href('codex')}>Back to Codex</BackLink>
        <SearchBox label="Search" placeholder="Search is not available here" disabled />
      </div>
      <header className="recent-activity-masthead">
        <h1>Recent Activity</h1>
        <div className="recent-activity-bar">
          <Dateline />
          <h2 className="label label-accent">{since === undefined ? 'Current Chapter Updates' : 'Catch up'}</h2>
          <span className="meta numerals">
            Chapter {story.chapter}
            {since === undefined && `, ${news.length} ${news.length === 1 ? 'notice' : 'notices'}`}
          </span>
        </div>
      </header>
      {story.chapter > book.chapters.first ? (
        <Tabs
          label={CHAPTERS}
          tabs={TABS}
          value={since === undefined ? 'chapter' : 'since'}
          onChange={(tab) => show(tab === 'since' ? usual : undefined)}
          className="recent-activity-tabs"
        >
          <LinksWithoutScript
            label={CHAPTERS}
            links={TABS.map(({ value, label }) => ({
              key: value,
              to:
                value === 'since' ? href('recentActivity', { since: String(since ?? usual) }) : href('recentActivity'),
              isCurrent: (value === 'since') === (since !== undefined),
              label: value === 'since' ? `${label} ${since ?? usual}` : label,
            }))}
          />
          <TabPanel value="chapter">
            <ThisChapter news={news} />
          </TabPanel>
          <TabPanel value="since">
            {since !== undefined && <CatchUpSince since={since} onChange={show} onDone={showNow} />}
          </TabPanel>
        </Tabs>
      ) : (
        <ThisChapter news={news} />
      )}
      <NewsPopup />
      <DetailSheet
        kind={({ section }: Report) => (section === 'News' ? 'news' : 'mysteries')}
        find={(id) => reportOf(story, id)}
        label={({ section, number }) => `${section}, No. ${number}`}
        variant="diary"
      >
        {(report) => <ReportRecord report={report} />}
      </DetailSheet>
    </>
  )
}

/** The newspaper's place and date: those of the protagonist. */
function Dateline() {
  const { city, date } = protagonistOf(useStory(), book)
  return <span className="meta">{[city, date].filter(Boolean).join(', ')}</span>
}

const { abilities, balance } = book.sections

const POPUP = parameter('recentActivity', 'popup')
const TARGET_ABILITY = parameter('recentActivity', 'targetAbility')

/** The popups opened by news about abilities and money; an unknown one closes. */
function NewsPopup() {
  const story = useStory()
  const [params] = useSearchParams()
  const under = new URLSearchParams(params)
  for (const name of [POPUP, TARGET_ABILITY]) under.delete(name)
  const close = useClose({ search: `${under}` })
  const isAlive = useIsAlive()
  const loading = <EscapeCloses onClose={close} />
  switch (params.get(POPUP)) {
    case 'abilities': {
      const target = findAbility(story, params.get(TARGET_ABILITY))
      return (
        abilities && (
          <Suspense fallback={loading}>
            <AbilitiesPopup words={abilities} target={target} onClose={close} />
          </Suspense>
        )
      )
    }
    case 'balance':
      return (
        balance && (
          <Suspense fallback={loading}>
            <BalanceOverview onClose={close} />
          </Suspense>
        )
      )
    case null:
      return null
    default:
      return isAlive && <Navigate replace to={{ search: `${under}` }} />
  }
}
