import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'

const SERVER = `
  process.on('SIGTERM', () => process.exit(0))
  setInterval(() => {}, 1000)
  console.log(process.pid)`

const runner = (program: string, options = '{ service: true }') => `
  import { run } from './scripts/child.mjs'
  process.exit(await run(process.execPath, ['-e', ${JSON.stringify(program)}], ${options}))`

const nodeArgs = (code: string) => ['--input-type=module', '-e', code]

/** Starts the runner and waits until the program it runs has printed its process id. */
async function start(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { child, programPid: Number(pid) }
}

async function endsSoon(pid: number) {
  for (let tries = 0; tries < 50 && isAlive(pid); tries++) await wait(100)
  return !isAlive(pid)
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a program that we run', () => {
  test('hands on its exit code', async () => {
    const child = spawn(process.execPath, nodeArgs(runner('process.exit(3)', '{}')))

    expect((await once(child, 'exit'))[0]).toBe(3)
  })

  test('ends when we are stopped, and a service ends well', async () => {
    const { child, programPid } = await start(process.execPath, nodeArgs(runner(SERVER)))
    child.kill('SIGTERM')

    expect((await once(child, 'exit'))[0]).toBe(0)
    expect(isAlive(programPid)).toBe(false)
  })

  test('fails when it is stopped before its work is done', async () => {
    const { child } = await start(process.execPath, nodeArgs(runner(SERVER, '{}')))
    child.kill('SIGTERM')

    expect((await once(child, 'exit'))[0]).toBe(143)
  })

  test('ends when the shell that npm started dies without a word', async () => {
    const { child, programPid } = await start('sh', [
      '-c',
      '"$0" --input-type=module -e "$1"; true',
      process.execPath,
      runner(SERVER),
    ])
    child.kill('SIGKILL')

    expect(await endsSoon(programPid)).toBe(true)
  })

  test('writes notices where they do not disturb the output of the command', async () => {
    const child = spawn(process.execPath, nodeArgs(runner("console.log('a notice')", '{ notice: true }')))
    const output = await Promise.all([child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray()))

    expect(output).toEqual([[], ['a notice\n']])
  })
})
