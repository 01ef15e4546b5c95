import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Cluster } from './cluster.ts'
import type { Node } from './node.ts'
import { asUser } from './program.ts'

/** A fault of the primary; `inject` resolves when it has happened. `isLost`: the node has to be restarted. */
export type Fault = { name: string; isLost: boolean; inject(cluster: Cluster, primary: Node): Promise<unknown> }

export const FAULTS: readonly Fault[] = [
  { name: 'killed', isLost: true, inject: (_, primary) => primary.kill() },
  { name: 'frozen', isLost: true, inject: async (_, primary) => primary.freeze() },
  { name: 'switched', isLost: false, inject: switchOver },
]

function switchOver({ programs, folder }: Cluster, { settings, place }: Node) {
  const args = ['-c', settings, 'switchover', 'codex', '--leader', place.name, '--force']
  return promisify(execFile)(programs.patronictl, args, asUser(folder))
}
