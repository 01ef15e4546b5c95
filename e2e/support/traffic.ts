import type { BrowserContext, Response } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'

/** What one answer of our server held. */
export type Answer = { address: string; body: string }

/** Everything that the story and the API told the pages of a context, and what went wrong meanwhile. */
export class Traffic {
  readonly #answers: (() => Promise<Answer>)[] = []
  readonly #problems: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext, baseURL: string) {
    const origin = new URL(baseURL).origin
    context.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`console: ${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (webError) => this.#problems.push(`page: ${webError.error().stack}`))
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
        this.#problems.push(`request to another origin: ${url.href}`)
    })
    context.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.startsWith(ADDRESSES.story) && !pathname.startsWith('/api/')) return
      this.#answers.push(answerOf(context, response))
    })
  }

  /** A problem that the test brings about itself: an answer of 401 is an error in the browser's console. */
  expectProblem(pattern: RegExp) {
    this.#expected.push(pattern)
  }

  /** What came that no test asked for. */
  problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
  }

  /** The answers so far, in the order of their arrival. */
  answers(): Promise<Answer[]> {
    return Promise.all(this.#answers.map((answer) => answer()))
  }

  /** Forgets the answers so far: from here on a reader may know less than before. */
  forget() {
    this.#answers.length = 0
  }
}

/** A story file never changes, so it is asked for again where a test wants to see it; what the API tells is read at once. */
function answerOf(context: BrowserContext, response: Response): () => Promise<Answer> {
  const url = response.url()
  const address = new URL(url).pathname
  if (address.startsWith(ADDRESSES.story)) {
    // A server may close an idle connection just when it is used again.
    return async () => ({ address, body: await (await context.request.get(url, { maxRetries: 2 })).text() })
  }
  // The browser throws bodies away with the page that asked.
  const body = response.text().catch(() => '')
  return async () => ({ address, body: await body })
}
