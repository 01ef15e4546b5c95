import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unlessFresh } from './stamps.mjs'

describe('a result with a stamp', () => {
  let folder: string
  let runs: number
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stamps-'))
    runs = 0
    write('sources/a/one.ts', '1')
    write('result', 'made')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const make = ({ code = 0, extra = '' } = {}) =>
    unlessFresh(
      { stamp: join(folder, 'stamps/x'), from: [join(folder, 'sources')], extra, result: join(folder, 'result') },
      async () => {
        runs++
        return code
      },
    )

  test('is made once', async () => {
    await make()
    await make()

    expect(runs).toBe(1)
  })

  test.each([
    ['a source changes', () => write('sources/a/one.ts', '2')],
    ['a source is added', () => write('sources/b/two.ts', '')],
    ['a source is renamed', () => renameSync(join(folder, 'sources/a/one.ts'), join(folder, 'sources/a/two.ts'))],
    ['it is gone', () => rmSync(join(folder, 'result'))],
  ])('is made again when %s', async (_, change) => {
    await make()
    change()
    await make()

    expect(runs).toBe(2)
  })

  test('is made again when what is not a file changes', async () => {
    await make({ extra: 'content' })
    await make({ extra: 'another-book' })

    expect(runs).toBe(2)
  })

  test.each(['sources/a/one.test.ts', 'sources/node_modules/x.js'])('is not made again for %s', async (path) => {
    await make()
    write(path, 'new')
    await make()

    expect(runs).toBe(1)
  })

  test('is made again after a failure, whose exit code is handed on', async () => {
    expect(await make({ code: 3 })).toBe(3)
    expect(await make()).toBe(0)

    expect(runs).toBe(2)
  })
})
