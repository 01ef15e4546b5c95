import '#web/ui/bullet-list.css'
import type { EntryRecord } from '#story/entries/entry-record.ts'
import { LinkedText } from '#web/components/linked-text.tsx'
import { MentionText } from './mention-text.tsx'
import { PeopleList } from './people-list.tsx'
import { NamedList, RecentActivities } from './record.tsx'
import { PARTS } from './record-parts.ts'
import { TagList } from './tag-list.tsx'

/** A titled part of a record; tags have no title. */
export function RecordSection({ id, section }: { id: string; section: EntryRecord['sections'][number] }) {
  const { title } = section
  switch (section.type) {
    case 'part': {
      const Part = PARTS[section.part]
      return <Part id={id} />
    }
    case 'people':
      return <PeopleList title={title} people={section.people} />
    case 'tags':
      return <TagList tags={section.tags} />
    case 'activities':
      return <RecentActivities title={title} activities={section.activities} />
    case 'named':
      return (
        <>
          <h3>{title}</h3>
          <NamedList entries={section.entries} />
        </>
      )
    case 'text':
      return (
        <>
          <h3>{title}</h3>
          <p>
            <LinkedText text={section.text} />
          </p>
        </>
      )
    case 'list':
      return (
        <>
          <h3>{title}</h3>
          <ul className="bullet-list" aria-label={title}>
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
          <ul className="bullet-list" aria-label={title}>
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
