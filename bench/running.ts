import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'

export type Running = {
  url: string
  /** From starting the process to its first answer. */
  startSeconds: number
  memoryMb(): number | undefined
  stop(): Promise<unknown>
}

/** Starts a program that serves HTTP on PORT, and waits for its first answer; `flags` are Node.js flags. */
export async function start(
  file: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Running> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...flags, file], {
    // As in the Dockerfile.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    await wait(20)
  }
  return {
    url,
    startSeconds: (performance.now() - started) / 1000,
    memoryMb: () => residentMb(child.pid!),
    stop() {
      child.kill()
      return once(child, 'exit')
    },
  }
}

/** Available on Linux only. */
function residentMb(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}
