import './recent-activity.css'
import { routeOf } from '#story/entries/entry-address.ts'
import { href } from '#story/entries/routes.ts'
import { mysteryGroups } from '#story/news/mysteries.ts'
import { earlierNews, type News } from '#story/news/news.ts'
import { sectionGlyphs } from '#web/codex/list/section-glyphs.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { MoreLink } from '#web/ui/text-link.tsx'
import { NewsStory } from './news-story.tsx'
import { NewsTimeline } from './news-timeline.tsx'

/** The news of the reader's chapter and of the chapters before it. */
export function ThisChapter({ news }: { news: readonly News[] }) {
  const earlier = earlierNews(useStory(), book)
  return (
    <>
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
    </>
  )
}

/** A link to all mysteries with the number of open ones; nothing if the story has raised none. */
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
