import '#web/ui/text-link.css'
import './news-story.css'
import { Link } from 'react-router'
import type { News } from '#story/news/news.ts'
import { Tag } from '#web/ui/tag.tsx'

/** What the reader's chapter told about one entry, as a newspaper column. */
export function NewsStory({ news: { label, name, text, about, isNew, address } }: { news: News }) {
  return (
    <article className="news-story">
      <div className="news-story-head">
        <span className="label">{label}</span>
        <NewsTags isNew={isNew} />
      </div>
      <h3>{name}</h3>
      <p>{about ?? text}</p>
      <Link to={address} className="text-link-more">
        View Details →<span className="visually-hidden"> {name}</span>
      </Link>
    </article>
  )
}

/** The tag of every news entry, and the tag for new ones (ACT-1). */
export function NewsTags({ isNew }: Pick<News, 'isNew'>) {
  return (
    <span className="row">
      {isNew && <Tag tone="new">New</Tag>}
      <Tag tone="accent-strong">UPDATED</Tag>
    </span>
  )
}
