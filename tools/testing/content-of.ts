import { type Content, contentFolder, readContent } from '#tools/content/read-content.ts'

const read = new Map<string, Content>()

/**
 * The content of a folder, read once for all test files of a worker, because reading the real book takes a second. It is frozen: a
 * test that changes it fails.
 *
 * @param folder by default the one that BOOK names
 */
export function contentOf(folder: string = contentFolder()): Content {
  const known = read.get(folder)
  if (known) return known
  const content = readContent(folder)
  freeze(content)
  read.set(folder, content)
  return content
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const below of Object.values(value)) freeze(below)
}
