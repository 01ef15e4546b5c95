import './kit.css'
import { useState } from 'react'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const CHAPTERS = [
  { value: 'all', text: 'All Chapters' },
  { value: 'early', text: 'Early Ch 1-149' },
  { value: 'recent', text: 'Recent Ch 150+' },
]

export function KitFields() {
  const [chapters, setChapters] = useState('all')
  const [text, setText] = useState('At Chapter 42, I search for “pendulum”, open the entry and go back.')
  return (
    <div className="grid grid-2">
      <Field label="Email">
        <Input placeholder="you@example.com" />
      </Field>
      <Field label="Focused">
        <Input className="is-focus" defaultValue="klein" />
      </Field>
      <Field label="Password" error="Minimum 6 characters">
        <Input defaultValue="12345" />
      </Field>
      <Field label="Select">
        <Select value={chapters} onChange={setChapters} entries={CHAPTERS} />
      </Field>
      <Field
        label="Description"
        className="kit-wide"
        hint="Please name your current chapter."
        counter={{ length: text.length, max: 2000 }}
      >
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Field label="Disabled">
        <Input disabled placeholder="Not now" />
      </Field>
      <Field label="Disabled select">
        <Select value={chapters} onChange={setChapters} entries={CHAPTERS} disabled />
      </Field>
    </div>
  )
}
