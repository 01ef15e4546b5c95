import '#web/ui/record.css'
import '#web/ui/bullet-list.css'
import type { ComponentProps, ReactNode } from 'react'
import type { Activity } from '#story/engine/known.ts'
import type { Named } from '#story/entries/entry-values.ts'
import { drawLinked, LinkedText } from '#web/components/linked-text.tsx'
import { ActivityList } from '#web/ui/activity-list.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'

type RecordProps = {
  /** Shown beside the text, or above it on phones. */
  figure: ReactNode
  facts: readonly Fact[]
  children: ReactNode
}

/** The record of an entry with a picture: figure and facts on one side, the text on the other. */
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

/** The other names of the entry; nothing if there are none. */
export function Aliases({ aliases }: { aliases: readonly string[] }) {
  return aliases.length > 0 && <p className="record-aliases">Also known as {aliases.join(', ')}</p>
}

/** The recent activities of an entry. */
export function RecentActivities({ title, activities }: { title: string; activities: readonly Activity[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ActivityList activities={activities} draw={drawLinked} />
    </>
  )
}

/** Named things within an entry, as a list of names with descriptions. */
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
