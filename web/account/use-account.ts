import { useEffect, useState } from 'react'
import type { AccountState } from '#api/account.ts'
import { CALLS } from '#api/calls.ts'
import { useReader } from '#web/reader/reader-context.tsx'

/** The server's data about the account; `failed` if it does not answer. `again` fetches it again. */
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
