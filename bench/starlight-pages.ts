import type { PublicBook } from '#story/book/book.ts'
import { routesOf } from '#web/route-table.ts'

/** The output of `content:show` for a chapter: kinds with their entries by id, grouped or not. */
export type ChapterState = Record<string, unknown>

type Entry = Record<string, unknown> & { id: string }
type Page = { file: string; text: string }

/** The files of a Starlight site with the same content: a page for each of our addresses and one for each entry. */
export function starlightPages(state: ChapterState, book: PublicBook, addresses: ReadonlyMap<string, string>): Page[] {
  const kinds = Object.entries(state).map(([kind, part]) => ({ kind, entries: entriesIn(part) }))
  const screens = new Map(routesOf(book).map(({ title, screen }) => [title, screen as string]))
  const lists = [...addresses].map(([path, title]) => {
    const { kind, entries } = kinds.find(({ kind }) => kind === screens.get(title)) ?? { kind: '', entries: [] }
    return { file: path === '/' ? 'index.md' : `${path.slice(1)}.md`, text: page(title, listOf(kind, entries)) }
  })
  const records = kinds.flatMap(({ kind, entries }) =>
    entries.map((entry) => ({ file: `${folderOf(kind)}/${entry.id}.md`, text: page(nameOf(entry), textOf(entry)) })),
  )
  return [...lists, ...records]
}

/** The folders of entries that the sidebar lists. */
export const starlightFolders = (state: ChapterState): string[] =>
  Object.entries(state).flatMap(([kind, part]) => (entriesIn(part).length > 0 ? [folderOf(kind)] : []))

/** Starlight addresses are lower-case. */
const folderOf = (kind: string) => `entries/${kind.toLowerCase()}`

/** The address of an entry's page on the site. */
export const entryPath = (kind: string, id: string) => `/${folderOf(kind)}/${id}/`

/** Finds entries at any depth: quests are nested by type, abilities by group. */
export function entriesIn(part: unknown): Entry[] {
  if (typeof part !== 'object' || part === null) return []
  if ('id' in part) return [part as Entry]
  return Object.values(part).flatMap(entriesIn)
}

const nameOf = ({ name, title, description, id }: Entry) => String(name ?? title ?? description ?? id)

/** The same as our lists: by group, with a name, a label and a sentence. */
function listOf(kind: string, entries: readonly Entry[]): string {
  const groups = Map.groupBy(entries, ({ group, category, type }) => String(group ?? category ?? type ?? 'All'))
  return Array.from(
    groups,
    ([group, own]) => `## ${plain(group)}\n\n${own.map((entry) => line(kind, entry)).join('\n')}`,
  ).join('\n\n')
}

function line(kind: string, entry: Entry): string {
  const { id, status, description = '' } = entry
  return `- [${plain(nameOf(entry))}](${entryPath(kind, id)}) ${plain(String(status ?? ''))} ${plain(String(description))}`
}

/** Everything known about an entry, field by field. */
export function textOf(entry: Entry): string {
  return Object.entries(entry)
    .map(([field, value]) => `## ${field}\n\n${plain(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('\n\n')
}

const page = (title: string, text: string) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`

/** Escapes Markdown: our texts contain none. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|!~$]/g, '\\$&')
