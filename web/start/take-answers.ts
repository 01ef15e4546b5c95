import type { Started } from './started.ts'

/** Asks for nothing that the starter of the page has asked for already. */
export function takeAnswers(answers: Started['answers'], fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (address, init) => {
    const answer = (init?.method ?? 'GET') === 'GET' ? answers.get(String(address)) : undefined
    answers.delete(String(address))
    return answer ?? fetch(address, init)
  }
}
