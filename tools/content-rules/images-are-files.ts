import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { declarationOf } from '#kinds/kinds.ts'
import { textsWithRole } from '#kinds/walk.ts'
import { patches, type Rule } from './rule.ts'

const ADDRESS = /^\/pictures\/[\w-]+\.(avif|jpg|png|svg|webp)$/

export const imagesAreFiles: Rule = {
  name: 'images-are-files',
  why: 'A picture is sent to anybody who requests its address, at any chapter: only an unguessable name protects it.',

  *check(checked) {
    const folder = join(dirname(checked.content.bookFile.path), 'public')
    for (const { chapter, kind, path, told } of patches(checked)) {
      for (const { path: below, text } of textsWithRole(declarationOf(kind).fields, told, 'picture')) {
        const finding = { chapter, path: [...path, ...below] }
        const message = `${finding.path.join('.')}: "${text}"`
        const file = join(folder, text)
        if (!ADDRESS.test(text))
          yield {
            ...finding,
            message: `${message} is not the address of a picture.`,
            tip: 'Put it into public/pictures.',
          }
        else if (!existsSync(file))
          yield { ...finding, message: `${message} does not exist.`, tip: `Put it at ${file}.` }
        else if (addressOf(file) !== text)
          yield { ...finding, message: `${message} can be guessed.`, tip: `Name it ${addressOf(file)}.` }
      }
    }
  },
}

/** A picture's address is derived from its content. */
function addressOf(file: string): string {
  return `/pictures/${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}${extname(file)}`
}
