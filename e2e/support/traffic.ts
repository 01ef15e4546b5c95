import type { BrowserContext, Response } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'

/** What one answer of our server held. */
export type Answer = { address: string; body: string }

/** Everything that the story and the API told the pages of a context, and what went wrong meanwhile. */
export class Traffic {
  readonly #answers: Promise<Answer>[] = []
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
      const answer = answerOf(context, response)
      // A test may end before the answer is read; one that asks for the answers still hears of it.
      answer.catch(() => {})
      this.#answers.push(answer)
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
    return Promise.all(this.#answers)
  }

  /** Forgets the answers so far: from here on a reader may know less than before. */
  forget() {
    this.#answers.length = 0
  }
}

async function answerOf(context: BrowserContext, response: Response): Promise<Answer> {
  const address = new URL(response.url()).pathname
  // The browser throws bodies away with the page that asked; a story file never changes, so it can be asked for again.
  const body = await response.text().catch(async () => {
    if (!address.startsWith(ADDRESSES.story)) return ''
    return (await context.request.get(response.url())).text()
  })
  return { address, body }
}
