import { readdirSync, readFileSync } from 'node:fs'

/** A process and its parent. */
export type Kin = { pid: number; parent: number }

/** A process and all that it has started, itself first: it can start nothing more once it is stopped. */
export function treeOf(pid: number, all: readonly Kin[]): number[] {
  return [pid, ...all.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(child.pid, all))]
}

/** Every process of this machine; Linux alone tells. */
export function allProcesses(): Kin[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!pid) return []
    const parent = /^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1]
    return parent ? [{ pid, parent: Number(parent) }] : []
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
