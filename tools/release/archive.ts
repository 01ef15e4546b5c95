import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { gzipSync } from 'fflate'
import { create } from 'tar'

/** npm's own notes and links to programs: no server loads them, and they differ between systems. */
const LEFT_OUT = /(^|\/)node_modules\/(\.bin\/|\.package-lock\.json$)/

/**
 * A folder as .tar.gz, with the folder's name as its root. The same files give the same bytes, whoever packs them, when, and
 * from which copy: sorted, all with the time `seconds` (Unix), without an owner, and readable by all. Links are omitted.
 */
export async function archiveOf(folder: string, seconds: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  const tar = create(
    {
      cwd: dirname(folder),
      portable: true,
      mtime: new Date(seconds * 1000),
      onWriteEntry: ({ stat }) => {
        if (stat) stat.mode = 0o100644
      },
    },
    filesIn(folder).map((file) => `${basename(folder)}/${file}`),
  )
  for await (const part of tar) parts.push(part as Buffer)
  return gzipSync(Buffer.concat(parts), { level: 9, mtime: 0 })
}

/** Every file that goes into the archive, sorted by code points. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
}

/** A line as `sha256sum -c` reads it. */
export const checksumLine = (name: string, bytes: Uint8Array) =>
  `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
