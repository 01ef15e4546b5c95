import { readdirSync, readFileSync } from 'node:fs'

/** A process and its parent. */
export type Kin = { pid: number; parent: number }

/**
 * Sends a signal to processes and to all that they have started. They are stopped first: whoever ended before its children are
 * counted would leave them to somebody else, and whoever goes on might start another one.
 */
export function signalTrees(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) send(pid, 'SIGSTOP')
  const all = allProcesses()
  for (const pid of pids.flatMap((one) => treeOf(one, all))) send(pid, signal)
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** A process and all that it has started, itself first. */
export function treeOf(pid: number, all: readonly Kin[]): number[] {
  return [pid, ...all.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(child.pid, all))]
}

/** Every process of this machine that has not ended; Linux alone tells. */
export function allProcesses(): Kin[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!pid) return []
    const status = statusOf(pid)
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1]
    const hasEnded = /^State:\s+[ZX]/m.test(status)
    return parent && !hasEnded ? [{ pid, parent: Number(parent) }] : []
  })
}

function statusOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
