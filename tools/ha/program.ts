import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unprivilegedUser } from '#server/testing/postgres-programs.ts'

/** A running program of the trial. */
export type Program = { pid: number; kill(): Promise<unknown> }

const user = unprivilegedUser()

/** Ends what is still running; a single exit listener, because Node.js warns about many. */
const running = new Set<() => unknown>()
process.once('exit', () => {
  for (const end of running) end()
})

/** How the programs of the trial run: in its folder, and not as root. */
export const asUser = (folder: string) => ({
  ...user,
  cwd: folder,
  env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: folder },
})

/** Starts a program whose output goes to a file in the folder; reports the end of the output if the program exits by itself. */
export function startProgram(file: string, args: string[], folder: string, name: string): Program {
  const words = join(folder, `${name}.log`)
  const log = openSync(words, 'a')
  const child = spawn(file, args, { ...asUser(folder), stdio: ['ignore', log, log] })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  const cry = (code: number | null) => {
    if (code !== null) console.error(`${name} ended with ${code}: ${readFileSync(words, 'utf8').slice(-2000)}`)
  }
  child.once('exit', cry)
  running.add(end)
  return {
    pid: child.pid!,
    kill() {
      running.delete(end)
      end()
      return ended
    },
  }
}
