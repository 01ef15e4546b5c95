import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PARTS = ['kinds', 'reader', 'story', 'api', 'server', 'tools', 'web', 'scripts', 'build'].concat([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.admin.config.ts',
  'vite.pages.config.ts',
])

/** A copy of the project for experiments, with the content folder `book` as its own, and additional parts in `more`. */
export function copyProject(book: string, more: readonly string[] = []): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const part of [...PARTS, ...more])
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
  cpSync(book, join(folder, 'content'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
