import { buildStory } from './build.mjs'
import { run } from './child.mjs'

/** What can be checked without running the product: every check is a command of its own too. */
export const checks = {
  async types(node) {
    // Several checkers read many types once each: on two processors one alone is quicker, and has half of the work.
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

/** Side by side: most of them use one processor. */
export const checkSteps = (node) => {
  // What types and imports are sought in is made once, before either asks for it.
  const story = buildStory(node)
  const step = (title, command, ready) => ({
    title,
    work: async (held) => {
      const code = await ready
      if (code) held('The story could not be built: see above.\n')
      return code || run(node, ['scripts/run.mjs', command], { held, env: colours })
    },
  })
  return [
    [
      step('Types', 'check:types', story),
      step('Lint and borders', 'check:lint'),
      step('Unused code', 'check:unused', story),
      step('Content', 'content:check'),
      step('Requirements', 'coverage:requirements'),
    ],
  ]
}
