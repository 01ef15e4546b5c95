import './segments.css'
import './tabs.css'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TabsProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  label: string
  tabs: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  className?: string
  /** One `TabPanel` for each tab. */
  children: ReactNode
}

/** Radix sets these as inline styles, which our content policy forbids in pages drawn on the server. */
const UNSTYLED = { outline: undefined, animationDuration: undefined }

/** The parts of a page, shown one at a time. */
export function Tabs<Value extends string>({ value, onChange, label, tabs, className, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List className={classNames('tabs app-only', className)} aria-label={label} style={UNSTYLED}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled ?? false} className="tabs-tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** The content of one tab; rendered only while that tab is chosen. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} asChild>
      <div className="tabs-panel" style={UNSTYLED}>
        {children}
      </div>
    </Radix.Content>
  )
}

/** The triggers of tabs as a row of segments; must be inside Radix's root. */
export function TabSegments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.List className="segments app-only" aria-label={label} style={UNSTYLED}>
      {children}
    </Radix.List>
  )
}
