import './recovery-codes.css'
import { useState } from 'react'
import type { AccountState } from '#api/account.ts'
import { CALLS } from '#api/calls.ts'
import { copyText } from '#web/components/copy-text.ts'
import { saveAs } from '#web/components/save-as.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCloseRequest } from '#web/ui/use-close-request.ts'
import Copy from '~icons/lucide/copy'
import Download from '~icons/lucide/download'
import LifeBuoy from '~icons/lucide/life-buoy'
import { AccountForm, proofIn } from './account-form.tsx'
import { Setting } from './settings-section.tsx'

/** Codes for recovering the account without the password; shown only once, when created. */
export function RecoveryCodes({ account, onChange }: { account: AccountState; onChange: () => Promise<void> }) {
  const { ask } = useReader()
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const left = account.recoveryCodes

  return (
    <Setting name="Recovery Codes" note={noteOf(left)}>
      <Button onClick={() => setOpen(true)}>
        <LifeBuoy size="s" />
        {left === 0 ? 'Make Codes' : 'Make New Codes'}
      </Button>
      {isOpen && (
        <AccountForm
          title="Recovery Codes"
          account={account}
          submit="Show the codes"
          busy="Making them..."
          send={async (fields) => {
            const answer = await ask(CALLS.renewRecoveryCodes, { body: proofIn(fields) })
            if (answer.ok) setCodes(answer.value.codes)
            return answer
          }}
          onDone={() => {
            setOpen(false)
            void onChange()
          }}
          onClose={() => setOpen(false)}
        >
          <p>
            Each code opens your account once, with a new password. Keep them where you keep important papers.
            {left > 0 && ' Your earlier codes no longer work.'}
          </p>
        </AccountForm>
      )}
      {codes && <Codes codes={codes} onClose={() => setCodes(undefined)} />}
    </Setting>
  )
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useToast()
  const text = codes.join('\n')
  useCloseRequest(true, onClose)

  async function copy() {
    const isCopied = await copyText(text)
    say(isCopied ? { text: 'Copied.' } : { kind: 'alert', text: 'Copying failed. Please select the codes.' })
  }

  return (
    <Sheet title="Your recovery codes" label="Account" variant="small" onClose={onClose}>
      <p>They are shown only once. Write them down, or save them.</p>
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button onClick={() => void copy()}>
          <Copy size="s" />
          Copy
        </Button>
        <Button onClick={() => saveAs('codex-recovery-codes.txt', `${text}\n`, 'text/plain')}>
          <Download size="s" />
          Download
        </Button>
      </div>
    </Sheet>
  )
}

function noteOf(left: number) {
  if (left === 0) return 'In case you forget your password: each opens your account once.'
  return `${left} ${left === 1 ? 'code' : 'codes'} left. Each opens your account once, should you forget your password.`
}
