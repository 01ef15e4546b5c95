import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from './build.mjs'
import { run } from './child.mjs'
import { npm } from './npm.mjs'
import { die, say } from './say.mjs'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Makes a version of the current commit. If `.changeset/` contains changes, it first writes the next version and its part of
 * CHANGELOG.md, to be reviewed and committed. Otherwise it makes the archive, its bill of materials and their checksums, in
 * `release/`, and the tag of the version (not with --no-tag).
 */
export async function release(node, args) {
  const unknown = args.find((arg) => arg !== '--no-tag')
  if (unknown) die(`"${unknown}" is not an option of a release: npm run release [-- --no-tag]`)
  if (pendingChanges().length > 0) return nextVersion(node)
  if (git('status', '--porcelain')) die('There are uncommitted changes; a version is made from a commit.')

  const { name, version } = readJson('package.json')
  const folder = `release/${name}-${version}`
  const env = { SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct') }
  const code = (await releaseTree(node, [folder])) || (await run(node, ['tools/release-pack.ts', folder], { env }))
  if (code !== 0 || args.includes('--no-tag')) return code
  return tag(`v${version}`)
}

const pendingChanges = () => readdirSync('.changeset').filter((name) => name.endsWith('.md') && name !== 'README.md')

/** `changeset version` writes package.json and CHANGELOG.md; this updates the version in the lock file too. */
async function nextVersion(node) {
  const code = await run(node, ['node_modules/@changesets/cli/bin.js', 'version'])
  if (code !== 0) return code
  const { version } = readJson('package.json')
  const lock = readJson('package-lock.json')
  lock.version = version
  lock.packages[''].version = version
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  say(
    `Version ${version}: read CHANGELOG.md, run \`npm run content:certify\` and \`npm test\`, commit, and release again.`,
  )
  return 0
}

function tag(name) {
  const at = git('tag', '--list', name) && git('rev-list', '-1', name)
  if (at && at !== git('rev-parse', 'HEAD'))
    die(`${name} already names another commit; add a change to .changeset/ first.`)
  if (!at) git('tag', '--annotate', name, '--message', name)
  say(`${name} is tagged. \`git push origin ${name}\` publishes it.`)
  return 0
}

/** Writes what a server needs at run time into the given folder: built files, and the packages that it loads. */
export async function releaseTree(node, [folder]) {
  if (!folder || folder.startsWith('-')) die('Name a folder: npm run release:tree -- FOLDER')
  const code = (await build(node)) || (await run(node, ['tools/release-tree.ts', folder]))
  return code || npm(['ci', '--omit=dev', '--omit=optional'], { cwd: folder, node })
}

/** Runs the steps of the Dockerfile without Docker, and starts what it would start. */
export const rehearse = (node) => run(node, ['tools/release-rehearse.ts'])
