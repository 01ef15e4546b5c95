import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the table of kinds, kinds/table.ts, from the files beside it that declare one: `world-lore.ts` declares
 * `worldLore`. It runs before every command, so a new kind needs only its own file. Writes only if something changed.
 * A kind keeps its place in the table and a new one is added at the end, because released story files use this order.
 */
export function writeKindsTable(folder = 'kinds') {
  const files = readdirSync(folder)
    .filter((name) => /^[a-z-]+\.ts$/.test(name) && readFileSync(join(folder, name), 'utf8').includes(' = kind({'))
    .sort()
  const table = join(folder, 'table.ts')
  const before = existsSync(table) ? readFileSync(table, 'utf8') : ''
  const known = [...before.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)
  const placeOf = (name) => (known.includes(name) ? known.indexOf(name) : known.length)
  const kinds = files
    .map((file) => ({ file, name: file.slice(0, -3).replace(/-(.)/g, (_, letter) => letter.toUpperCase()) }))
    .sort((a, b) => placeOf(a.name) - placeOf(b.name))
  const imports = kinds
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, name }) => `import { ${name} } from './${file}'\n`)
    .join('')
  const text = `// Written by scripts/kinds-table.mjs from the files of this folder; never by hand.
${imports}
/** Everything that can be known, by collection (specification section 3, "Chapter state"). The one list of kinds. */
export const KINDS = {
${kinds.map(({ name }) => `  ${name},\n`).join('')}}
`
  if (before !== text) writeFileSync(table, text)
}
