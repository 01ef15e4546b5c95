import '#web/ui/text-link.css'
import './news-timeline.css'
import { Link } from 'react-router'
import type { ChapterNews, News } from '#story/news/news.ts'
import { glyphPaths } from '#web/illustrations/glyph.ts'
import { Later, useIsDrawn } from '#web/illustrations/later.ts'
import { newsGlyphs } from './news-glyphs.ts'
import { NewsTags } from './news-story.tsx'

/** What earlier chapters told, one line per entry. */
export function NewsTimeline({ chapters }: { chapters: readonly ChapterNews[] }) {
  return (
    <ol className="news-timeline">
      {chapters.map(({ chapter, news }, index) => (
        <Later key={chapter} value={index > 0}>
          <li>
            <h3>
              <span className="label">Chapter</span> <span className="news-timeline-chapter">{chapter}</span>
            </h3>
            <ul className="news-timeline-entries">
              {news.map((line) => (
                <li key={line.path}>
                  <NewsLine news={line} />
                </li>
              ))}
            </ul>
          </li>
        </Later>
      ))}
    </ol>
  )
}

function NewsLine({ news: { kind, name, text, isNew, address } }: { news: News }) {
  const isDrawn = useIsDrawn()
  return (
    <Link to={address} className="news-timeline-entry">
      <svg className="news-timeline-glyph" viewBox="0 0 512 512" aria-hidden="true">
        {isDrawn && <path d={glyphPaths(newsGlyphs[kind]).join('')} />}
      </svg>
      <span>
        {!text.toLowerCase().includes(name.toLowerCase()) && <b>{name} </b>}
        {text}
      </span>
      <span className="news-timeline-more">
        <span className="text-link-more">View Details →</span>
        <NewsTags isNew={isNew} />
      </span>
    </Link>
  )
}
