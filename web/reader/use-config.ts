import { useEffect, useState } from 'react'
import { CALLS } from '#api/calls.ts'
import type { Config } from '#api/config.ts'
import { createAsk } from './api-client.ts'

let asked: Promise<Config | undefined> | undefined

/** What differs between installations: whether Google is available, and how to contact the people behind the product. */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    asked ??= readConfig()
    void asked.then(setConfig)
  }, [])
  return config
}

/** Undefined if it fails to load or times out; the next use tries again. */
async function readConfig(): Promise<Config | undefined> {
  const ask = createAsk(window.fetch, console.warn)
  const answer = await ask(CALLS.config)
  if (answer.ok) return answer.value
  asked = undefined
  return undefined
}
