import { declarationOf, isKind, type Kind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { isMap } from '#story/engine/merge.ts'
import { anyEntries } from '#story/engine/story.ts'
import { entrySchema } from '#tools/content/chapter-file.ts'
import type { CheckedBook } from '#tools/content-rules/rule.ts'
import type { Leak, Told } from './leak.ts'

/** What an author lets slip, by kind of hint: the chapter, the entry, and what is added to its patch there. */
export type Hints = Readonly<Record<string, readonly (readonly [chapter: number, at: string, more: Told])[]>>

/** Precedes a text that continues the known one. */
const GOES_ON = '… '

/** The hint as it would be in its chapter's file. Lists are extended; a text replaces the known one. */
export function leakOf({ content, writtenAt }: CheckedBook, [chapter, at, more]: Hints[string][number]): Leak {
  const [kind = '', id = ''] = at.split('.')
  if (!isKind(kind)) throw new Error(`${at} is not an entry.`)
  const told = content.chapters.find(({ number }) => number === chapter)?.chapter[kind]?.[id] ?? {}
  const known = entryOf(anyEntries(writtenAt(chapter), kind), id) ?? {}
  if (Object.keys(known).length === 0 && !entrySchema(kind).safeParse(more).success)
    throw new Error(`${at} is not known in chapter ${chapter}: a hint about it needs another chapter.`)
  const says = `${at} ${JSON.stringify(more)}`
  return { chapter, kind, id, told: grown(kind, told as Told, known as Told, more), says }
}

function grown(kind: Kind, told: Told, known: Told, more: Told): Told {
  const { fields } = declarationOf(kind)
  const all = Object.entries(more).map(([name, value]) => {
    const before = told[name] ?? (fields[name]?.type === 'facts' ? [] : known[name])
    if (Array.isArray(value)) return [name, [...(Array.isArray(before) ? before : []), ...value]]
    if (isMap(value)) return [name, merged(told[name], value)]
    const goesOn = typeof value === 'string' && value.startsWith(GOES_ON)
    return [name, goesOn ? `${before} ${value.slice(GOES_ON.length)}` : value]
  })
  return { ...told, ...Object.fromEntries(all) }
}

function merged(before: unknown, more: Told): Told {
  if (!isMap(before)) return more
  const below = Object.entries(more).map(([key, value]) => [key, isMap(value) ? merged(before[key], value) : value])
  return { ...before, ...Object.fromEntries(below) }
}
