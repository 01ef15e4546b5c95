import { Link } from 'react-router'
import type { News } from '#story/news.ts'
import { Tag } from '#web/ui/tag.tsx'

/** What the reader's chapter told of one entry, as a column of an evening paper. */
export function NewsStory({ news: { label, name, text, about, isNew, address } }: { news: News }) {
  return (
    <article className="story">
      <div className="k">
        <span className="label">{label}</span>
        {isNew ? <Tag tone="new">New</Tag> : <UpdatedTag />}
      </div>
      <h3>{name}</h3>
      <p>{about ?? text}</p>
      <Link to={address} className="more">
        View Details →<span className="sr"> {name}</span>
      </Link>
    </article>
  )
}

/** The mark of an entry that was known before. */
export function UpdatedTag() {
  return <Tag tone="accent-strong">UPDATED</Tag>
}
