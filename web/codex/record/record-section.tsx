import type { EntryRecord } from '#story/entries/entry-record.ts'
import { MentionText } from './mention-text.tsx'
import { PeopleList } from './people-list.tsx'
import { TagList } from './tag-list.tsx'

/** A part of a record under its title; tags stand without one. */
export function RecordSection({ section }: { section: EntryRecord['sections'][number] }) {
  const { title } = section
  switch (section.type) {
    case 'people':
      return <PeopleList title={title} people={section.people} />
    case 'tags':
      return <TagList tags={section.tags} />
    case 'text':
      return (
        <>
          <h3>{title}</h3>
          <p>{section.text}</p>
        </>
      )
    case 'list':
      return (
        <>
          <h3>{title}</h3>
          <ul className="bul" aria-label={title}>
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )
    case 'mentions':
      return (
        <>
          <h3>{title}</h3>
          <ul className="bul" aria-label={title}>
            {section.mentions.map((mention) => (
              <li key={mention.name}>
                <MentionText {...mention} />
              </li>
            ))}
          </ul>
        </>
      )
  }
}
