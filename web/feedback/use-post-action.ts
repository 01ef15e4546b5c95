import { useState } from 'react'
import { ERRORS } from '#api/errors.ts'
import type { Answer } from '#web/reader/api-client.ts'
import { useToast } from '#web/ui/toast.tsx'
import { placeOf } from './place-of.ts'
import { useReadAgain } from './posts.ts'

const GONE = 404

type PostAction<Value> = {
  send: () => Promise<Answer<Value>>
  /** The message if the server gives none. */
  failed: string
  /** The message on success. */
  said: (value: Value) => string
}

/**
 * An action on a post, confirmed in a dialog. Afterwards, and also if the post turns out to be gone, the list is reloaded and
 * the focus stays near where it was.
 */
export function usePostAction(id: string) {
  const say = useToast()
  const readAgain = useReadAgain()
  const [opener, setOpener] = useState<HTMLElement>()
  const [isBusy, setBusy] = useState(false)

  return {
    isAsking: opener !== undefined,
    isBusy,
    ask: setOpener as (button: HTMLElement) => void,
    close: () => setOpener(undefined),
    /** Resolves to an error message if the action failed and may be retried. */
    async perform<Value>({ send, failed, said }: PostAction<Value>): Promise<string | undefined> {
      const backToPlace = placeOf(opener)
      setBusy(true)
      const answer = await send()
      setBusy(false)
      const isGone = !answer.ok && answer.status === GONE
      if (!answer.ok && !isGone) return answer.error === ERRORS.unexpected ? failed : answer.error
      setOpener(undefined)
      say(answer.ok ? { text: said(answer.value) } : { kind: 'alert', text: ERRORS.postGone })
      void readAgain(id).then(backToPlace)
    },
  }
}
