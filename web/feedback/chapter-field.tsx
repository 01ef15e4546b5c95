import './chapter-field.css'
import type { ComponentProps } from 'react'
import type { PostType } from '#api/feedback.ts'
import { book } from '#web/reader/book.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { chapterIn } from './shown-from.ts'

type Props = {
  typed: string
  /** The furthest chapter that the writer has reached. */
  least: number
  type: PostType
  input: ComponentProps<'input'>
}

/** The chapter from which a post is shown: never before the furthest its writer has reached, but later if they wish. */
export function ChapterField({ typed, least, type, input }: Props) {
  const { last } = book.chapters
  const chapter = chapterIn(typed, least)
  const isWrong = typed !== '' && chapter === undefined
  return (
    <Field
      label="You have read up to chapter"
      hint={isWrong ? undefined : hintOf(type, chapter)}
      error={isWrong ? `Please choose a chapter from ${least} to ${last}.` : undefined}
      className="chapter-field"
    >
      <Input type="number" inputMode="numeric" min={least} max={last} step={1} required {...input} />
    </Field>
  )
}

function hintOf(type: PostType, chapter: number | undefined) {
  if (type === 'add-info') return 'The administrators see how far you have read.'
  return chapter === undefined
    ? 'Shown only to readers who are that far.'
    : `Shown to readers from chapter ${chapter} on.`
}
