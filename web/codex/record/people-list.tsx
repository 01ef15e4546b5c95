import './people-list.css'
import type { Person, PersonBadge } from '#story/people/people.ts'
import { Status } from '#web/ui/badges.tsx'
import { MentionText } from './mention-text.tsx'

/** Followers or members, one row each; the status column is shown only if anyone in the list has a status. */
export function PeopleList({ title, people }: { title: string; people: readonly Person[] }) {
  const hasStatus = people.some(({ status }) => status)
  return (
    <>
      <h3>{title}</h3>
      <ul className={hasStatus ? 'people-list' : 'people-list has-no-status'} aria-label={title}>
        {people.map((person) => (
          <li key={person.id}>
            <span className="people-list-who">
              <b>
                <MentionText {...person} />
              </b>
              <span className="meta">{person.role}</span>
            </span>
            {hasStatus && <span>{person.status && <PersonStatus {...person.status} />}</span>}
            <span className="meta">First seen Ch. {person.chapter}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function PersonStatus({ word, tone }: PersonBadge) {
  return <Status tone={tone === 'other' ? 'deceased' : tone}>{word}</Status>
}
