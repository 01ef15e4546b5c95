import type { Asked } from './started.ts'

/** Asks for nothing that the starter of the page has asked for already; who takes an answer may abort its question. */
export function takeAnswers(asked: Map<string, Asked>, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (address, init) => {
    const early = (init?.method ?? 'GET') === 'GET' ? asked.get(String(address)) : undefined
    asked.delete(String(address))
    if (!early) return fetch(address, init)
    init?.signal?.addEventListener('abort', early.abort)
    return early.answer
  }
}
