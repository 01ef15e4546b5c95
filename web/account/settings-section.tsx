import './settings-section.css'
import type { ReactNode } from 'react'

type SectionProps = {
  /** What the address calls it: `/account#feedback`. */
  id: string
  title: string
  children: ReactNode
}

/** A part of the settings that an address can lead to. */
export function SettingsSection({ id, title, children }: SectionProps) {
  return (
    <section className="settings-section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 className="display" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One line of the settings: what it is on the left, its control on the right. */
export function Setting({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="settings-section-row">
      <div>
        <h3 className="control-text">{name}</h3>
        <p>{note}</p>
      </div>
      {children}
    </div>
  )
}
