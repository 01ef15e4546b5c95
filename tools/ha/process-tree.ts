import { readdirSync, readFileSync } from 'node:fs'

/** A process and its parent. */
export type ProcessInfo = { pid: number; parent: number }

/**
 * Sends a signal to processes and to all their descendants. They are stopped first: a process that ended before its children are
 * listed would orphan them, and one that keeps running might start another.
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
    // It has already ended.
  }
}

/** A process and all its descendants, itself first. */
export function treeOf(pid: number, all: readonly ProcessInfo[]): number[] {
  return [pid, ...all.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(child.pid, all))]
}

/** Every running process of this machine; Linux only. */
export function allProcesses(): ProcessInfo[] {
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
    // It has already ended.
    return ''
  }
}
