import { useState } from 'react'
import { ERRORS } from '#api/errors.ts'
import type { Answer } from '#web/reader/api-client.ts'
import { useToast } from '#web/ui/toast.tsx'
import { placeOf } from './place-of.ts'
import { useReadAgain } from './posts.ts'

const GONE = 404

type Deed<Value> = {
  send: () => Promise<Answer<Value>>
  /** Said where the server has no better word. */
  failed: string
  /** The thanks, or what has happened. */
  said: (value: Value) => string
}

/**
 * What a reader does with a post by a button, which asks in a dialog first. Once it is done the list is read again, and the
 * focus stays about where it was; so is it where the post turns out to be gone.
 */
export function useDeed(id: string) {
  const say = useToast()
  const readAgain = useReadAgain()
  const [opener, setOpener] = useState<HTMLElement>()
  const [isBusy, setBusy] = useState(false)

  return {
    isAsking: opener !== undefined,
    isBusy,
    ask: setOpener as (button: HTMLElement) => void,
    close: () => setOpener(undefined),
    /** Answers with the sentence to be shown where it fails, and may be tried again. */
    async perform<Value>({ send, failed, said }: Deed<Value>): Promise<string | undefined> {
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
