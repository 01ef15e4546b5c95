import { readFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { readRequirements, unseenIn } from '#tools/requirements/coverage.ts'

/** Fails `npm test` if it leaves out every test of a requirement that only browser tests prove. */
export default class EveryRequirement implements Reporter {
  #unseen: string[] = []

  onBegin(_: FullConfig, run: Suite) {
    const titles = run.allTests().map((test) => test.titlePath().join(' '))
    this.#unseen = unseenIn(titles, readRequirements(readFileSync('docs/requirements.md', 'utf8')))
  }

  async onEnd() {
    for (const id of this.#unseen)
      console.error(
        `✖ ${id} is proved by no test of this run: remove \`@extended\` or \`@nightly\` from one of its tests.`,
      )
    return this.#unseen.length > 0 ? { status: 'failed' as const } : undefined
  }
}
