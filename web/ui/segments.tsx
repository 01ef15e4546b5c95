import './segments.css'
import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'

type SegmentsProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  label: string
  segments: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
}

/** Radix sets this as an inline style, which our content policy forbids in pages drawn on the server. */
const UNSTYLED = { outline: undefined }

/** A choice among a few views or filters; one is always chosen. */
export function Segments<Value extends string>({ value, onChange, label, segments }: SegmentsProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      className="segments app-only"
      aria-label={label}
      style={UNSTYLED}
      value={value}
      onValueChange={(next) => {
        if (next) onChange(next as Value)
      }}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item key={segment.value} value={segment.value} disabled={segment.disabled ?? false}>
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

/** The tag of something still to come. */
export function Soon({ children = 'Coming Soon' }: { children?: ReactNode }) {
  return <span className="segments-soon">{children}</span>
}
