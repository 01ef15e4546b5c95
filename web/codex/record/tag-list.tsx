import './tag-list.css'
import { Tag } from '#web/ui/tag.tsx'

/** The tags of an entry; nothing if there are none. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="row tag-list" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}
