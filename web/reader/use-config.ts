import { useEffect, useState } from 'react'
import type { AnswerOf } from '#api/call.ts'
import { CALLS } from '#api/calls.ts'
import type { Config } from '#api/config.ts'

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

/** Undefined if it fails to load; the next use tries again. */
async function readConfig(): Promise<Config | undefined> {
  try {
    const response = await fetch(CALLS.config.path)
    if (response.ok) return (await response.json()) as AnswerOf<typeof CALLS.config>
  } catch (error) {
    console.warn(error)
  }
  asked = undefined
  return undefined
}
