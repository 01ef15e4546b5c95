import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SALTMERE } from '#e2e/support/books.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { type Fault, plant } from './fault.ts'

/** A copy of the project in which faults are planted, one at a time; the project itself is never changed. */
export function copyTree(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of files.split('\0'))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  const { build, app } = bookFolders(root, SALTMERE)
  // Faults are built into the app of both books, so these folders are copied; shared ones are only read.
  cpSync(join(root, build), join(folder, build), { recursive: true })
  cpSync(join(root, app), join(folder, app), { recursive: true })
  for (const shared of ['node_modules', 'build']) symlinkSync(join(root, shared), join(folder, shared))
  return {
    folder,
    /** Plants a fault for the duration of the work. */
    async with<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
      const path = join(folder, fault.file)
      const sound = readFileSync(path, 'utf8')
      writeFileSync(path, plant(sound, fault))
      try {
        return await work()
      } finally {
        writeFileSync(path, sound)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
