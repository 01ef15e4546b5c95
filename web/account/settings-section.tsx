import './settings-section.css'
import type { ReactNode } from 'react'

type SectionProps = {
  /** Its hash in the address: `/account#feedback`. */
  id: string
  title: string
  children: ReactNode
}

/** A section of the settings that an address can point to. */
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

/** One setting: its name on the left, its control on the right. */
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
