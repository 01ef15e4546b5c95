import './admin.css'
import { type FormEvent, useState } from 'react'
import type { AdminPost } from '#api/admin.ts'
import { book } from '#web/reader/book.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

type Props = { post: AdminPost; isBusy: boolean; describedBy: string; onSet: (chapter: number) => void }

/** The chapter from which a post is shown; setting another one is final, and closes its spoiler reports. */
export function ShownFromField({ post: { chapter, shownFrom, reports }, isBusy, describedBy, onSet }: Props) {
  const [typed, setTyped] = useState(String(shownFrom))
  const { last } = book.chapters
  const named = Number(typed)
  const isWrong = !/^\d+$/.test(typed) || named < chapter || named > last
  const isNew = named !== shownFrom || reports !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWrong && isNew) onSet(named)
  }

  return (
    <form className="admin-chapter" noValidate onSubmit={submit}>
      <Field label="Shown from chapter" error={isWrong ? `A chapter from ${chapter} to ${last}.` : undefined}>
        <Input
          type="number"
          inputMode="numeric"
          min={chapter}
          max={last}
          step={1}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={isBusy || isWrong || !isNew} aria-describedby={describedBy}>
        Set
      </Button>
    </form>
  )
}
