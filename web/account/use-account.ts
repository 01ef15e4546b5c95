import { useEffect, useState } from 'react'
import type { AccountState } from '#api/account.ts'
import { CALLS } from '#api/calls.ts'
import { useReader } from '#web/reader/reader-context.tsx'

/** What the server says of the account; `failed` where it does not answer. `again` asks anew. */
export function useAccount() {
  const { ask } = useReader()
  const [account, setAccount] = useState<AccountState | 'loading' | 'failed'>('loading')

  async function again() {
    const answer = await ask(CALLS.account)
    setAccount(answer.ok ? answer.value : 'failed')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the settings are opened
  useEffect(() => {
    void again()
  }, [])

  return { account, again }
}
