import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { allProcesses, signalTrees, treeOf } from './process-tree.ts'

test('a process comes before those that it started, and they before theirs; strangers are none of them', () => {
  const all = [
    { pid: 5, parent: 4 },
    { pid: 4, parent: 2 },
    { pid: 2, parent: 1 },
    { pid: 3, parent: 2 },
    { pid: 9, parent: 1 },
  ]

  expect(treeOf(2, all)).toEqual([2, 4, 5, 3])
  expect(treeOf(9, all)).toEqual([9])
})

test.skipIf(process.platform !== 'linux')('a child of this process is found', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')

  expect(treeOf(process.pid, allProcesses())).toContain(child.pid)
  child.kill()
})

test.skipIf(process.platform !== 'linux')('of a process that stood still with its children none is left', async () => {
  const shell = spawn('sh', ['-c', 'sleep 60 & sleep 60 & echo ready; wait'])
  await once(shell.stdout, 'data')
  const tree = treeOf(shell.pid!, allProcesses())
  expect(tree).toHaveLength(3)

  signalTrees([shell.pid!], 'SIGSTOP')
  signalTrees([shell.pid!], 'SIGKILL')

  const left = () => allProcesses().filter(({ pid }) => tree.includes(pid))
  await expect.poll(left).toEqual([])
})
