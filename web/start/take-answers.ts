import type { Asked } from './started.ts'

/** Wraps fetch to reuse the starter's requests, each once; aborting such a call aborts the request. */
export function takeAnswers(asked: Map<string, Asked>, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (address, init) => {
    const early = (init?.method ?? 'GET') === 'GET' ? asked.get(String(address)) : undefined
    asked.delete(String(address))
    if (!early) return fetch(address, init)
    init?.signal?.addEventListener('abort', early.abort)
    return early.answer
  }
}
