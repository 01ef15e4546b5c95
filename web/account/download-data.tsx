import { useState } from 'react'
import { CALLS } from '#api/calls.ts'
import { saveAs } from '#web/components/save-as.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import Download from '~icons/lucide/download'
import { Setting } from './settings-section.tsx'

/** Lets the reader download everything the server stores about them. */
export function DownloadData() {
  const { ask } = useReader()
  const say = useToast()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const answer = await ask(CALLS.readerData)
    setBusy(false)
    if (answer.ok) saveAs('codex-data.json', JSON.stringify(answer.value, null, 2), 'application/json')
    else say({ kind: 'alert', text: answer.error })
  }

  return (
    <Setting
      name="Your Data"
      note="Everything we keep about you, in one JSON file, including what you opened or wrote beyond your present chapter."
    >
      <Button busy={isBusy && 'Fetching...'} onClick={() => void download()}>
        <Download size="s" />
        Download my data
      </Button>
    </Setting>
  )
}
