import '#web/ui/record.css'
import '#web/ui/bullet-list.css'
import type { ComponentProps, ReactNode } from 'react'
import type { Activity } from '#story/engine/known.ts'
import type { Named } from '#story/entries/entry-values.ts'
import { drawLinked, LinkedText } from '#web/components/linked-text.tsx'
import { ActivityList } from '#web/ui/activity-list.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'

type RecordProps = {
  /** Beside the text, on phones above it. */
  figure: ReactNode
  facts: readonly Fact[]
  children: ReactNode
}

/** What a detail sheet shows of an entry with a picture: figure and facts on one side, the text on the other. */
export function RecordLayout({ figure, facts, children }: RecordProps) {
  return (
    <div className="record">
      <div className="record-side">
        {figure}
        <Facts facts={facts} />
      </div>
      <div className="record-main">{children}</div>
    </div>
  )
}

type FigureProps = ComponentProps<'figure'> & { caption: ReactNode; portrait?: boolean }

/** A print with its caption; a portrait is taller. */
export function Figure({ caption, portrait = false, children, ...figure }: FigureProps) {
  return (
    <figure {...figure} className={portrait ? 'record-figure is-person' : 'record-figure'}>
      <div className={portrait ? 'record-picture is-tall' : 'record-picture'}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The other names of the entry; without any there is no such line. */
export function Aliases({ aliases }: { aliases: readonly string[] }) {
  return aliases.length > 0 && <p className="record-aliases">Also known as {aliases.join(', ')}</p>
}

/** What the entry did of late. */
export function RecentActivities({ title, activities }: { title: string; activities: readonly Activity[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ActivityList activities={activities} draw={drawLinked} />
    </>
  )
}

/** What is named within an entry, as a list: each name, then what is said of it. */
export function NamedList({ entries }: { entries: readonly Named[] }) {
  return (
    <ul className="bullet-list">
      {entries.map(({ id, name, description }) => (
        <li key={id}>
          <b>{description ? `${name}.` : name}</b> {description && <LinkedText text={description} />}
        </li>
      ))}
    </ul>
  )
}
