import type { Collected, CollectedEntry } from './collect.ts'
import { escaped, type Files, firstPage, type Title } from './plain-files.ts'

/** The longest headword that the format allows, in bytes. */
const WORD_MAX = 255

const utf8 = new TextEncoder()

/**
 * A dictionary in StarDict format (its file `StarDictFileFormat`, version 2.4.2), which KOReader and others read: each name is
 * a headword, and each alias refers to it.
 */
export function stardictFiles(about: Title, groups: readonly Collected[], folder: string): Files {
  const entries = groups.flatMap(({ entries }) => entries)
  const named = entries.map((entry) => ({ word: headword(entry.name), entry })).toSorted(byWord)
  const texts = named.map(({ entry }) => utf8.encode(article(entry)))
  let offset = 0
  const index = named.map(({ word }, at) => {
    const { length } = texts[at]!
    const line = [utf8.encode(`${word}\0`), number(offset), number(length)]
    offset += length
    return joined(line)
  })
  const places = new Map(named.map(({ entry }, at) => [entry, at]))
  const aliases = entries
    .flatMap((entry) => entry.aliases.map((alias) => ({ word: headword(alias), at: places.get(entry)! })))
    .filter(({ word }) => word !== '')
    .toSorted(byWord)
  const idx = joined(index)
  const info = [
    "StarDict's dict ifo file",
    'version=2.4.2',
    `wordcount=${named.length}`,
    `synwordcount=${aliases.length}`,
    `idxfilesize=${idx.length}`,
    `bookname=${line(`${about.product}, to chapter ${about.chapter}`)}`,
    `description=${line(firstPage(about).join(' '))}`,
    'sametypesequence=h',
  ]
  return {
    [`${folder}/${folder}.ifo`]: `${info.join('\n')}\n`,
    [`${folder}/${folder}.idx`]: idx,
    [`${folder}/${folder}.dict`]: joined(texts),
    [`${folder}/${folder}.syn`]: joined(aliases.map(({ word, at }) => joined([utf8.encode(`${word}\0`), number(at)]))),
  }
}

const line = (text: string) => text.replace(/\s+/g, ' ')

/** A headword that fits, cut between letters. */
function headword(name: string): string {
  const letters = Array.from(name.replace(/\p{Cc}/gu, ' ').trim())
  while (utf8.encode(letters.join('')).length > WORD_MAX) letters.pop()
  return letters.join('')
}

/** The sort order of the format: ASCII case-insensitively, then by bytes. */
function byWord({ word: a }: { word: string }, { word: b }: { word: string }): number {
  return byBytes(lower(a), lower(b)) || byBytes(a, b)
}

const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

function byBytes(a: string, b: string): number {
  const [one, other] = [utf8.encode(a), utf8.encode(b)]
  const at = one.findIndex((byte, place) => byte !== other[place])
  return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? -1)
}

function article({ name, aliases, place, facts, parts }: CollectedEntry): string {
  const told = parts.flatMap(({ title, isList, lines }) => [
    ...(title ? [`<b>${escaped(title)}</b>`] : []),
    ...lines.map((line) => `${isList ? '• ' : ''}${escaped(line.map(({ text }) => text).join(''))}`),
  ])
  return [
    `<b>${escaped(name)}</b>`,
    `<i>${escaped([place, ...aliases].join(' · '))}</i>`,
    ...facts.map((fact) => escaped(`${fact.name}: ${fact.text}`)),
    ...told,
  ].join('<br/>')
}

/** A number in four bytes, big-endian. */
function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
