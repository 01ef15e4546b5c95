import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const LOCK_FILES = [
  'package-lock.json',
  'tools/node/package-lock.json',
  'tools/browser/package-lock.json',
  'tools/mutator/package-lock.json',
  'bench/web/package-lock.json',
]

describe.each(LOCK_FILES)('%s', (file) => {
  const lock = readFileSync(file, 'utf8')

  test('names the platform packages of every machine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lock-'))
    try {
      const copy = join(folder, 'package-lock.json')
      cpSync(file, copy)
      execFileSync(process.execPath, ['scripts/complete-lock.mjs', copy])

      expect(readFileSync(copy, 'utf8')).toBe(lock)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('names no address of a registry, so that everybody may install from their own', () => {
    expect(lock).not.toMatch(/"resolved"|:\/\/registry\.|npmmirror|\.npmjs\./)
  })

  test('pins what it installs by its checksum', () => {
    const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string; optional?: boolean }> }
    const unpinned = Object.entries(packages).filter(
      ([path, { integrity, optional }]) => path && !integrity && !optional,
    )

    expect(unpinned).toEqual([])
  })
})
