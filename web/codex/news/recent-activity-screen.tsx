import { href, parameter } from '#story/entries/routes.ts'
import './recent-activity.css'
import { useSearchParams } from 'react-router'
import { routeOf } from '#story/entries/entry-address.ts'
import { mysteryGroups } from '#story/news/mysteries.ts'
import { currentNews, earlierNews } from '#story/news/news.ts'
import { type Report, reportOf } from '#story/news/reports.ts'
import { findAbility } from '#story/pathways/abilities.ts'
import { protagonistOf } from '#story/people/protagonist.ts'
import { sectionGlyphs } from '#web/codex/list/section-glyphs.ts'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { AbilitiesPopup } from '#web/popup/abilities-popup.tsx'
import { useClose } from '#web/popup/use-close.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { BackLink, MoreLink } from '#web/ui/text-link.tsx'
import { BalanceOverview } from './balance-overview.tsx'
import { NewsStory } from './news-story.tsx'
import { NewsTimeline } from './news-timeline.tsx'
import { ReportRecord } from './report-record.tsx'

/** The evening paper: what the reader's chapter told, what the chapters before it told, and what opens over them. */
export function RecentActivityScreen() {
  const story = useStory()
  const news = currentNews(story, book)
  const earlier = earlierNews(story, book)
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
          <h2 className="label label-accent">Current Chapter Updates</h2>
          <span className="meta numerals">
            Chapter {story.chapter}, {news.length} {news.length === 1 ? 'notice' : 'notices'}
          </span>
        </div>
      </header>
      {news.length === 0 ? (
        <Empty glyph={sectionGlyphs.recentActivity} title="No new updates in this chapter.">
          Some chapters only let the story breathe. Read on.
        </Empty>
      ) : (
        <div className="recent-activity-columns">
          {news.map((story) => (
            <NewsStory key={story.path} news={story} />
          ))}
        </div>
      )}
      <MysteriesLink />
      <h2 className="recent-activity-title">Last 5 Chapters Timeline</h2>
      <hr className="scotch-rule" />
      {earlier.length === 0 ? (
        <Empty title="No recent additions in the last 5 chapters." />
      ) : (
        <NewsTimeline chapters={earlier} />
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

/** The way to all mysteries, with how many of them are open; nothing where the story has raised none. */
function MysteriesLink() {
  const groups = mysteryGroups(useStory())
  if (groups.length === 0) return null
  return (
    <p className="recent-activity-mysteries">
      <MoreLink to={href('section', { section: routeOf('mysteries') })}>
        Mysteries: {groups.map(({ label, mysteries }) => `${mysteries.length} ${label.toLowerCase()}`).join(', ')}
      </MoreLink>
    </p>
  )
}

/** Where and when the paper comes out: at the protagonist's side. */
function Dateline() {
  const { city, date } = protagonistOf(useStory(), book)
  return <span className="meta">{[city, date].filter(Boolean).join(', ')}</span>
}

const { abilities, balance } = book.sections

const POPUP = parameter('recentActivity', 'popup')
const TARGET_ABILITY = parameter('recentActivity', 'targetAbility')

/** What news of abilities and of money open. */
function NewsPopup() {
  const story = useStory()
  const [params] = useSearchParams()
  const close = useClose({ search: '' })
  switch (params.get(POPUP)) {
    case 'abilities': {
      const target = findAbility(story, params.get(TARGET_ABILITY))
      return abilities && <AbilitiesPopup words={abilities} target={target} onClose={close} />
    }
    case 'balance':
      return balance && <BalanceOverview onClose={close} />
    default:
      return null
  }
}
