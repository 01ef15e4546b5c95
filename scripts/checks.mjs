import { buildStory } from './build.mjs'
import { run } from './child.mjs'

/** All checks that do not run the product: each is also a command. */
export const checks = {
  async types(node) {
    // Parallel checkers each read many of the same types: on two cores a single one is faster, with half the work.
    const tsc = (project, ...args) =>
      run(node, ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', project, ...args])
    // The engine is compiled once more without the types of Node.js and of the browser. The web imports build/book.json.
    const codes = [
      await buildStory(node),
      await tsc('tsconfig.json', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'),
      await tsc('story/tsconfig.json'),
    ]
    return codes.find((code) => code !== 0) ?? 0
  },
  lint: (node, args = ['--error-on-warnings']) =>
    run(node, ['node_modules/@biomejs/biome/bin/biome', 'check', ...args]),
  unused: (node, args = []) => run(node, ['node_modules/knip/bin/knip.js', ...args]),
  content: (node, args = []) => run(node, ['tools/content-check.ts', ...args]),
  requirements: (node) => run(node, ['tools/coverage-requirements.ts']),
}

const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}

/**
 * The checks, to run in parallel: most of them use one core.
 *
 * @param story the exit code of building the story, which the checks of types and of unused code need; begun here unless it is given
 */
export const checkSteps = (node, story = buildStory(node)) => {
  const step = (title, command, ready) => ({
    title,
    work: async (onOutput) => {
      const code = await ready
      if (code) onOutput('The story could not be built: see above.\n')
      return code || run(node, ['scripts/run.mjs', command], { onOutput, env: colours })
    },
  })
  return [
    step('Types', 'check:types', story),
    step('Lint and borders', 'check:lint'),
    step('Unused code', 'check:unused', story),
    step('Content', 'content:check'),
    step('Requirements', 'coverage:requirements'),
  ]
}
