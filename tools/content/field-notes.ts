import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '#kinds/kinds.ts'

/** A field's documentation for authors: what it means, and an example value in YAML where there is one. */
export type FieldNote = { meaning: string; example: string | undefined }

/** A doc comment and the name after it. */
const NOTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?(?:const )?(\w+)(?=\s*[:,=])/g

/**
 * The notes on the fields of a kind, by name: the doc comments of its file and, for the parts that many kinds share,
 * of `parts.ts`. They are read from the sources because readers do not need them: nothing of them is sent to a browser.
 *
 * @throws if a file has two comments for one name: either could be meant
 */
export function fieldNotes(kind: Kind, folder = 'kinds'): ReadonlyMap<string, FieldNote> {
  const file = `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  return new Map([...notesIn(join(folder, 'parts.ts')), ...notesIn(join(folder, file))])
}

function notesIn(path: string): Map<string, FieldNote> {
  const notes = new Map<string, FieldNote>()
  for (const [, comment = '', name = ''] of readFileSync(path, 'utf8').matchAll(NOTED)) {
    if (notes.has(name)) throw new Error(`${path}: two comments for ${name}`)
    const [meaning = '', example] = comment
      .replace(/\n\s*\* ?/g, ' ')
      .split('@example')
      .map((part) => part.replace(/\s+/g, ' ').trim())
    notes.set(name, { meaning, example })
  }
  return notes
}
