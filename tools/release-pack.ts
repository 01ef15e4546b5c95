import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { archiveOf, checksumLine } from './release/archive.ts'
import { billOfMaterials } from './release/bill-of-materials.ts'

/** Packs a prepared folder beside itself: archive, bill of materials, and the checksums of both. File times are SOURCE_DATE_EPOCH. */
const folder = resolve(process.argv[2] ?? '.')
const seconds = Number(process.env.SOURCE_DATE_EPOCH)
const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }
const files: [name: string, bytes: Uint8Array][] = [
  [`${basename(folder)}.tar.gz`, await archiveOf(folder, seconds)],
  [`${basename(folder)}.cdx.json`, Buffer.from(billOfMaterials(folder, name, seconds))],
]
for (const [file, bytes] of files) writeFileSync(join(dirname(folder), file), bytes)
const sums = files.map(([file, bytes]) => checksumLine(file, bytes)).join('')
writeFileSync(join(dirname(folder), 'SHA256SUMS'), sums)
process.stdout.write(sums)
