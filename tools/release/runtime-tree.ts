import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bookFolders } from '#server/story/book-folders.ts'
import { neededFiles } from './needed-files.ts'
import { type Lock, type Manifest, runtimeLock, runtimeManifest } from './runtime-manifest.ts'

const DOCUMENTS = ['LICENSE', 'CHANGELOG.md', 'docs/deploying.md']

/**
 * Writes what a server needs at run time into a new folder: its source files, the build of the book `book`, and a
 * manifest whose packages are still to be installed there. Deletes previous contents of the folder.
 */
export function layRuntimeTree(root: string, folder: string, book?: string): void {
  const { build, app } = bookFolders(root, book)
  const built = [`${build}/book.json`, `${build}/story`, `${build}/places`, `${build}/admin`, `${build}/pages`, app]
  rmSync(folder, { recursive: true, force: true })
  for (const path of [...neededFiles(root).files, ...built, ...DOCUMENTS]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
  const manifest = runtimeManifest(read<Manifest>('package.json'))
  write('package.json', manifest)
  write('package-lock.json', runtimeLock(read<Lock>('package-lock.json'), manifest))
}
