import { CALLS } from '#api/calls.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { ErrandForm } from './errand-form.tsx'

/** Opened by the link sent to an address. It waits for a click, because mail scanners follow links too. */
export function ProveAddress({ errandKey }: { errandKey: string }) {
  const { ask, refresh } = useReader()

  async function send() {
    const answer = await ask(CALLS.verifyAddress, { body: { key: errandKey } })
    if (answer.ok) void refresh()
    return answer
  }

  return (
    <ErrandForm
      title="Is this your address?"
      submit="Confirm the address"
      busy="Confirming..."
      done="Your address is confirmed."
      send={send}
    >
      <p>A letter brought you here. Confirm that you have received it.</p>
    </ErrandForm>
  )
}
