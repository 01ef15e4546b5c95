import { formatPatch, structuredPatch } from 'diff'
import type { ToldPlace } from '#api/admin.ts'

/**
 * The change of a place as a patch that `git apply` takes; empty where nothing is changed.
 *
 * @param edited the text of the place as it shall be
 */
export function patchOf({ file, line, lines, below }: ToldPlace, edited: string): string {
  const around = below === null ? [] : [below]
  const text = (part: readonly string[]) => [...part, ...around].map((one) => `${one}\n`).join('')
  const changed = edited.replace(/\n+$/, '')
  const patch = structuredPatch(`a/${file}`, `b/${file}`, text(lines), text(changed === '' ? [] : changed.split('\n')))
  if (patch.hunks.length === 0) return ''
  // The places of its parts in the whole file.
  for (const hunk of patch.hunks) {
    hunk.oldStart += line - 1
    hunk.newStart += line - 1
  }
  return formatPatch(patch)
}
