import './world.css'
import type { ReactNode } from 'react'
import type { Person } from '#story/people.ts'
import { MentionText } from './mention-text.tsx'

type PeopleListProps<Row extends Person> = {
  title: string
  people: readonly Row[]
  /** How somebody is; without it the column is left out. */
  status?: (person: Row) => ReactNode
}

/** Followers or members, one row each; without anybody there is no such section. */
export function PeopleList<Row extends Person>({ title, people, status }: PeopleListProps<Row>) {
  if (people.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={status ? 'people' : 'people has-no-status'} aria-label={title}>
        {people.map((person) => (
          <li key={person.id}>
            <span className="who">
              <b>
                <MentionText {...person} />
              </b>
              <span className="meta">{person.role}</span>
            </span>
            {status && <span>{status(person)}</span>}
            <span className="meta">First seen Ch. {person.chapter}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
