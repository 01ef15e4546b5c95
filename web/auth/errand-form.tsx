import { type ReactNode, useState } from 'react'
import type { Answer } from '#web/reader/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  title: string
  submit: string
  busy: string
  /** Sends the fields, keyed by name; an error is shown above them. */
  send: (fields: Record<string, string>) => Promise<Answer<unknown>>
  /** The message shown once it was sent. */
  done?: string
  children?: ReactNode
}

/** One step in recovering an account. */
export function ErrandForm({ title, submit, busy, send, done, children }: Props) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [error, setError] = useState<string>()

  async function trySend(form: HTMLFormElement) {
    setError(undefined)
    setState('busy')
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const answer = await send(fields)
    setState(answer.ok ? 'done' : 'open')
    if (!answer.ok) setError(answer.error)
  }

  if (state === 'done' && done) return <Banner kind="success">{done}</Banner>
  return (
    <form
      className="stack"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void trySend(event.currentTarget)
      }}
    >
      <h2 className="display">{title}</h2>
      {error && <Banner kind="error">{error}</Banner>}
      {children}
      <Button type="submit" kind="primary" wide busy={state === 'busy' && busy}>
        {submit}
      </Button>
    </form>
  )
}
