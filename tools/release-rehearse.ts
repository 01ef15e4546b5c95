import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DockerfileParser } from 'dockerfile-ast'
import { buildContext } from './release/build-context.ts'
import { rehearse } from './release/rehearsal.ts'

/**
 * `npm run release:rehearse`: runs the Dockerfile's steps without Docker, in temporary folders, then starts what it would
 * start and runs its HEALTHCHECK. The port is PORT, else 3999.
 */
const root = join(import.meta.dirname, '..')
const dockerfile = DockerfileParser.parse(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const { folder, command, healthcheck, ...image } = rehearse(dockerfile, root, buildContext(root))
const env = { PATH: process.env.PATH, ...image.env, PORT: process.env.PORT ?? '3999' }
const [program = '', ...args] = command
const server = spawn(program, args, { cwd: folder, env, stdio: 'inherit' })
const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))

const [check = '', ...checkArgs] = healthcheck
const isHealthy = () => spawnSync(check, checkArgs, { cwd: folder, env }).status === 0
let left = 60
while (!isHealthy() && left > 0 && server.exitCode === null) {
  left -= 1
  await wait(500)
}
const healthy = isHealthy()
server.kill('SIGTERM')
const code = await ended
console.log(healthy && code === 0 ? `The image in ${folder} answers, and stops on SIGTERM.` : '✖ No answer.')
process.exitCode = healthy && code === 0 ? 0 : 1
