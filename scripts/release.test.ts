import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Requests a release with a Node.js that does not exist, so that nothing is made if the request is not refused. */
const ask = (command: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { ${command} } from './scripts/release.mjs'; await ${command}('no-node', ${JSON.stringify(args)})`,
    ],
    { encoding: 'utf8' },
  )

test.each([
  ['release', ['--help'], '✖ "--help" is not an option of a release: npm run release [-- --no-tag]\n'],
  ['release', ['--no-tag', '0.3.0'], '✖ "0.3.0" is not an option of a release: npm run release [-- --no-tag]\n'],
  ['releaseTree', [], '✖ Name a folder: npm run release:tree -- FOLDER\n'],
  ['releaseTree', ['--help'], '✖ Name a folder: npm run release:tree -- FOLDER\n'],
])('%s refuses %j before it makes anything', (command, args, line) => {
  expect(ask(command, ...args)).toMatchObject({ status: 1, stdout: '', stderr: line })
})
