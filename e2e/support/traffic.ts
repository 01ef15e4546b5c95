import type { BrowserContext, Response } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'

/** One response of our server. */
export type Answer = { address: string; body: string }

/** All story and API responses to the pages of a context, and all errors meanwhile. */
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

  /** Declares an error that the test causes on purpose: a response of 401 is an error in the browser's console. */
  expectProblem(pattern: RegExp) {
    this.#expected.push(pattern)
  }

  /** The errors that no test declared. */
  problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
  }

  /** The responses so far, in the order of their arrival. */
  answers(): Promise<Answer[]> {
    return Promise.all(this.#answers.map((answer) => answer()))
  }

  /** Forgets the responses so far, for a test in which a reader goes back. */
  forget() {
    this.#answers.length = 0
  }
}

/** Story files never change, so they are fetched again when a test reads them; API responses are read at once. */
function answerOf(context: BrowserContext, response: Response): () => Promise<Answer> {
  const url = response.url()
  const address = new URL(url).pathname
  if (address.startsWith(ADDRESSES.story)) {
    // A server may close an idle connection just as it is reused.
    return async () => ({ address, body: await (await context.request.get(url, { maxRetries: 2 })).text() })
  }
  // The browser discards bodies when the requesting page goes away.
  const body = response.text().catch(() => '')
  return async () => ({ address, body: await body })
}
