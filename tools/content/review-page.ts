import type { ChangedEntry } from './changed-entries.ts'
import { differenceLines } from './difference-lines.ts'
import type { Reviewed } from './review.ts'

/** An entry with the files of its pictures, if there are any. */
export type Pictured = ChangedEntry & { files: { before?: string; after?: string } }

/** An HTML page that shows what readers of each chapter see before and after a change. */
export function reviewPage(reviewed: readonly Reviewed[], pictured: readonly (readonly Pictured[])[]): string {
  const parts = reviewed.map(
    ({ chapter, differences }, index) => `
<h2>A reader at chapter ${chapter}</h2>
<pre>${escaped(differences.flatMap(differenceLines).join('\n') || 'sees the same as before.')}</pre>
${(pictured[index] ?? []).map(pictures).join('')}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What readers will see</title>
<style>body { font: 16px/1.4 sans-serif } pre { white-space: pre-wrap } .sides { display: flex; gap: 16px; align-items: start } img { width: 390px }</style>
<h1>What readers will see</h1>
${parts.join('')}
</html>
`
}

function pictures({ kind, id, files: { before, after } }: Pictured): string {
  if (!before && !after) return ''
  const name = escaped(`${kind}/${id}`)
  const side = (file: string | undefined, when: string) =>
    `<figure><figcaption>${when}</figcaption>${file ? `<img src="${encodeURI(file)}" alt="${name} ${when}">` : 'not there'}</figure>`
  return `<h3>${name}</h3><div class="sides">${side(before, 'before')}${side(after, 'after')}</div>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
