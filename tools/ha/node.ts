import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signalTrees } from './process-tree.ts'
import { startProgram } from './program.ts'
import type { Programs } from './programs.ts'
import { type Place, patroniSettings } from './settings.ts'

const TIMEOUT_MS = 1000

export type Node = ReturnType<typeof startNode>

/** Patroni and its PostgreSQL, as on one machine of the cluster. */
export function startNode(place: Place, folder: string, programs: Programs, etcd: number) {
  const settings = join(folder, `${place.name}.yml`)
  writeFileSync(settings, patroniSettings(place, folder, programs.postgres, etcd))
  const start = () => startProgram(programs.patroni, [settings], folder, place.name)
  let patroni = start()

  // PostgreSQL is not a child of Patroni, and outlives it.
  function signalAll(signal: NodeJS.Signals) {
    const first = [patroni.pid, postmasterOf(join(folder, place.name))].filter((pid) => pid !== undefined)
    signalTrees(first, signal)
  }
  const end = () => signalAll('SIGKILL')
  process.once('exit', end)

  return {
    place,
    settings,
    /** Stops every process, like a machine that hangs: no connection is closed, no response is sent. */
    freeze: () => signalAll('SIGSTOP'),
    async kill() {
      end()
      await patroni.kill()
    },
    revive() {
      patroni = start()
    },
    /** Whether Patroni reports this role for the node. */
    async is(role: 'primary' | 'sync'): Promise<boolean> {
      const address = `http://${place.host}:${place.patroni}/${role}`
      const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
      await answer?.body?.cancel()
      return answer?.status === 200
    },
  }
}

function postmasterOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
  // After a kill the file remains, and another process may have its pid by now.
  return pid && existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
    ? pid
    : undefined
}
