import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** The files of a clone that `docker build` sends to the builder, sorted: those not excluded by .dockerignore. */
export function buildContext(root: string): string[] {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return files
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)) && isSent(rules, file))
    .sort()
}

/** As in Docker, the last rule that matches a file, or a folder above it, decides. */
function isSent(rules: readonly string[], file: string) {
  const last = rules.findLast((rule) => {
    const pattern = rule.replace(/^!/, '')
    return pattern === '*' || matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)
  })
  return last === undefined || last.startsWith('!')
}
