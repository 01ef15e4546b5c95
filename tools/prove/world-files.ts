import { join } from 'node:path'
import { listFiles, type StaticFile, type StaticFiles } from '#server/http/static-files.ts'
import { writeStoryFile } from '#tools/prepare/built-book.ts'
import type { StoryFile } from '#tools/prepare/story-files.ts'

/**
 * Writes the story files of successive worlds into a folder, each when it is first requested, with the functions of the
 * build. Files that two worlds share are written once.
 */
export function createWorldFiles(folder: string): (files: readonly StoryFile[]) => StaticFiles {
  const written = new Map<string, { content: string; file: StaticFile }>()
  let editions = 0

  function write(file: StoryFile): StaticFile {
    const before = written.get(file.path)
    if (before && before.content === file.content) return before.file
    const edition = join(folder, String(editions++))
    writeStoryFile(edition, file)
    const served = listFiles(edition).get(file.path)
    if (!served) throw new Error(`${file.path} was not written`)
    written.set(file.path, { content: file.content, file: served })
    return served
  }

  return (files) => {
    const byPath = new Map(files.map((file) => [file.path, file]))
    return {
      get(path) {
        const file = byPath.get(path)
        return file && write(file)
      },
    }
  }
}
