import './devices.css'
import { useState } from 'react'
import type { Device } from '#api/account.ts'
import { CALLS } from '#api/calls.ts'
import type { Answer } from '#web/reader/api-client.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useToast } from '#web/ui/toast.tsx'

type Props = { devices: readonly Device[]; onChange: () => Promise<void> }

/** The devices where the account is signed in, this one first. */
export function Devices({ devices, onChange }: Props) {
  const { ask } = useReader()
  const say = useToast()
  const [isBusy, setBusy] = useState(false)
  const others = devices.filter(({ isThis }) => !isThis)

  async function end(asked: Promise<Answer<void>>, done: string) {
    setBusy(true)
    const answer = await asked
    await onChange()
    setBusy(false)
    say(answer.ok ? { text: done } : { kind: 'alert', text: answer.error })
  }

  return (
    <div className="devices">
      <div className="between">
        <h3 className="control-text" id="devices">
          Devices
        </h3>
        {others.length > 1 && (
          <Button
            small
            disabled={isBusy}
            onClick={() => void end(ask(CALLS.signOutElsewhere), 'All other devices have been signed out.')}
          >
            Sign out elsewhere
          </Button>
        )}
      </div>
      <ul aria-labelledby="devices">
        {devices.map(({ id, browser, lastHere, isThis }) => (
          <li key={id}>
            <span>
              <span id={`device-${id}`}>{browser ?? 'An unknown device'}</span>
              <span className="meta">Last here {dayOf(lastHere)}</span>
            </span>
            {isThis ? (
              <Tag>This device</Tag>
            ) : (
              <Button
                small
                disabled={isBusy}
                aria-describedby={`device-${id}`}
                onClick={() =>
                  void end(ask(CALLS.signOutDevice, { parts: { id } }), 'That device has been signed out.')
                }
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function dayOf(iso: string) {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}
