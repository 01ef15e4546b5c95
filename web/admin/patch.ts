import { formatPatch, structuredPatch } from 'diff'
import type { ToldPlace } from '#api/admin.ts'

/**
 * The edit of a place as a patch for `git apply`; empty if nothing changed.
 *
 * @param edited the new text of the place
 */
export function patchOf({ file, line, lines, below }: ToldPlace, edited: string): string {
  const around = below === null ? [] : [below]
  const text = (part: readonly string[]) => [...part, ...around].map((one) => `${one}\n`).join('')
  const changed = edited.replace(/\n+$/, '')
  const patch = structuredPatch(`a/${file}`, `b/${file}`, text(lines), text(changed === '' ? [] : changed.split('\n')))
  if (patch.hunks.length === 0) return ''
  // Shifts line numbers from the excerpt to the whole file.
  for (const hunk of patch.hunks) {
    hunk.oldStart += line - 1
    hunk.newStart += line - 1
  }
  return formatPatch(patch)
}
