import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'fflate'
import { Parser } from 'tar'
import { afterEach, expect, test } from 'vitest'
import { archiveOf, checksumLine } from './archive.ts'

const SECONDS = 1_795_000_000
const LONG = `node_modules/${'a-long-name/'.repeat(14)}index.js`
const FILES = { 'server/main.ts': 'start()', 'build/book.json': '{}', [LONG]: 'export {}' }
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderOf(files: [name: string, text: string][], mode: number) {
  const parent = mkdtempSync(join(tmpdir(), 'archive-'))
  folders.push(parent)
  const folder = join(parent, 'codex-1.0.0')
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), mode)
  }
  return folder
}

async function entriesOf(archive: Uint8Array) {
  const entries: { path: string; mode?: number; time?: number; uid?: number; text: string }[] = []
  const parser = new Parser({
    onReadEntry(entry) {
      let text = ''
      entry.on('data', (part) => {
        text += part
      })
      entry.on('end', () => {
        const { path, mode, mtime, uid } = entry
        entries.push({ path, mode, time: Number(mtime), uid, text } as (typeof entries)[number])
      })
    },
  })
  const ended = new Promise((resolve) => parser.on('end', resolve))
  parser.end(Buffer.from(gunzipSync(archive)))
  await ended
  return entries
}

test('the same files give the same bytes, whatever their order, times, rights and copies', async () => {
  const files = Object.entries(FILES)
  const one = folderOf(files, 0o644)
  const other = folderOf(files.toReversed(), 0o600)
  utimesSync(join(other, 'build/book.json'), 1, 1)

  expect(Buffer.compare(await archiveOf(one, SECONDS), await archiveOf(other, SECONDS))).toBe(0)
  writeFileSync(join(other, 'build/book.json'), '[]')
  expect(Buffer.compare(await archiveOf(one, SECONDS), await archiveOf(other, SECONDS))).not.toBe(0)
})

test('it holds every file under one root, sorted, of nobody and of one time; no link and no note of npm', async () => {
  const folder = folderOf([...Object.entries(FILES), ['node_modules/.package-lock.json', '{}']], 0o700)
  symlinkSync('main.ts', join(folder, 'server/link.ts'))

  expect(await entriesOf(await archiveOf(folder, SECONDS))).toEqual(
    Object.entries(FILES)
      .map(([name, text]) => ({ path: `codex-1.0.0/${name}`, mode: 0o644, time: SECONDS * 1000, text }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  )
})

test('a checksum stands as sha256sum reads it', () => {
  expect(checksumLine('empty', new Uint8Array())).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty\n',
  )
})
