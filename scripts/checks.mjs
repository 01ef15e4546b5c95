import { buildStory } from './build.mjs'
import { run } from './child.mjs'

/** What can be checked without running the product: every check is a command of its own too. */
export const checks = {
  async types(node) {
    // Several checkers read many types once each: on two processors one alone is quicker, and has half of the work.
    const tsc = (project) =>
      run(node, ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', project])
    // The engine is compiled once more without the types of Node.js and of the browser. The web imports build/book.json.
    const codes = [await buildStory(node), await tsc('tsconfig.json'), await tsc('story/tsconfig.json')]
    return codes.find((code) => code !== 0) ?? 0
  },
  lint: (node, args = ['--error-on-warnings']) =>
    run(node, ['node_modules/@biomejs/biome/bin/biome', 'check', ...args]),
  unused: (node, args = []) => run(node, ['node_modules/knip/bin/knip.js', ...args]),
  content: (node, args = []) => run(node, ['tools/content-check.ts', ...args]),
  requirements: (node) => run(node, ['tools/coverage-requirements.ts']),
}

export const checkSteps = (node) => [
  { title: 'Types', work: () => checks.types(node) },
  { title: 'Lint and borders', work: () => checks.lint(node) },
  { title: 'Unused code', work: () => checks.unused(node) },
  { title: 'Content', work: () => checks.content(node) },
  { title: 'Requirements', work: () => checks.requirements(node) },
]
