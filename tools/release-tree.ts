import { join, resolve } from 'node:path'
import { layRuntimeTree } from './release/runtime-tree.ts'

/** `npm run release:tree -- FOLDER`: writes what a server needs at run time into a folder; npm installs its packages afterwards. */
const [folder] = process.argv.slice(2)
if (folder) layRuntimeTree(join(import.meta.dirname, '..'), resolve(folder), process.env.BOOK?.trim() || undefined)
else {
  console.error('✖ Name a folder: npm run release:tree -- FOLDER')
  process.exitCode = 1
}
