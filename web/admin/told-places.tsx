import './admin.css'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { ADMIN_CALLS, type ToldPlace } from '#api/admin.ts'
import { copyText } from '#web/components/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ask } from './ask.ts'
import { patchOf } from './patch.ts'

type Props = { id: string }

/** The places in the chapters about a post's entry, loaded on demand; each can be edited into a patch for the book. */
export function ToldPlaces({ id }: Props) {
  const [isOpen, setOpen] = useState(false)
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)
  return (
    <details className="admin-trail" onToggle={toggle}>
      <summary className="control-text">What the chapters tell</summary>
      {isOpen && <Places id={id} />}
    </details>
  )
}

function Places({ id }: Props) {
  const [answer, setAnswer] = useState<readonly ToldPlace[] | string>()
  useEffect(() => {
    let isGone = false
    void ask(ADMIN_CALLS.places, { parts: { id } }).then((got) => {
      if (!isGone) setAnswer(got.ok ? got.value.places : got.error)
    })
    return () => {
      isGone = true
    }
  }, [id])
  if (answer === undefined) return <Spinner label="Loading..." />
  if (typeof answer === 'string') return <p role="alert">{answer}</p>
  if (answer.length === 0) return <EmptyLine>No chapter up to that of the reader tells of it.</EmptyLine>
  return (
    <>
      <p className="meta">
        Change the lines and copy the patch, which git apply takes; or begin at a desk:{' '}
        <code>npm run content:fix -- {id}</code>
      </p>
      <ol>
        {answer.map((place) => (
          <li key={place.file}>
            <Place place={place} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Place({ place }: { place: ToldPlace }) {
  const { file, line, lines } = place
  const say = useToast()
  const [text, setText] = useState(lines.join('\n'))
  const patch = patchOf(place, text)

  async function copy() {
    const isCopied = await copyText(patch)
    say(isCopied ? { text: 'Copied: git apply takes it' } : { kind: 'alert', text: 'It could not be copied.' })
  }

  return (
    <>
      <Field className="admin-place" label={`${file}:${line}`}>
        <Textarea
          rows={lines.length + 1}
          spellCheck
          wrap="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button small disabled={patch === ''} onClick={() => void copy()}>
        Copy the patch
      </Button>
    </>
  )
}
