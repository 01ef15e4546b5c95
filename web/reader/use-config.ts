import { useEffect, useState } from 'react'
import { CALLS } from '#api/calls.ts'
import type { Config } from '#api/config.ts'
import { createAsk } from './api-client.ts'

let asked: Promise<Config | undefined> | undefined

/** What differs between installations: whether Google is there, and how to reach the people behind the product. */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    asked ??= readConfig()
    void asked.then(setConfig)
  }, [])
  return config
}

/** Undefined when it fails to load, or does not come in time; the next use tries again. */
async function readConfig(): Promise<Config | undefined> {
  const ask = createAsk(window.fetch, console.warn)
  const answer = await ask(CALLS.config)
  if (answer.ok) return answer.value
  asked = undefined
  return undefined
}
