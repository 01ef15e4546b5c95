export type Requirements = { ids: string[]; open: string[] }
export type TestFile = { path: string; text: string }
export type Row = { id: string; files: string[]; state: 'covered' | 'open' | 'missing' | 'no longer open' }

const ID = /\b[A-Z]+-\d+\b/g
const TABLE_ROW = /^\| ([A-Z]+-\d+) \|/gm

/** Reads docs/requirements.md: the rows of its tables, and the ids in its section "Open". */
export function readRequirements(markdown: string): Requirements {
  const open = markdown.split(/^## /m).find((section) => section.startsWith('Open\n')) ?? ''
  return { ids: [...markdown.matchAll(TABLE_ROW)].map(([, id]) => id!), open: open.match(ID) ?? [] }
}

/** The rows that the titles of a file's tests and groups name; what is skipped proves nothing. */
export function namedIds(text: string): string[] {
  const titles = text.matchAll(/(?:\b(?:test|it|describe)([.\w]*)|\))\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g)
  return [...titles].flatMap(([, how = '', , title]) =>
    /skip|todo|fixme|fails/.test(how) ? [] : (title!.match(ID) ?? []),
  )
}

/** One row for each requirement, with the test files that name it. */
export function coverage({ ids, open }: Requirements, files: TestFile[]): Row[] {
  const filesOf = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const { path, text } of files) for (const id of namedIds(text)) filesOf.get(id)?.add(path)

  return ids.map((id) => {
    const naming = [...filesOf.get(id)!]
    const isOpen = open.includes(id)
    const state = naming.length > 0 ? (isOpen ? 'no longer open' : 'covered') : isOpen ? 'open' : 'missing'
    return { id, files: naming, state }
  })
}

/** Ids that a test names or the list of open rows holds, and that are no row: slips of the pen. */
export function strayIds({ ids, open }: Requirements, files: TestFile[]): string[] {
  const families = new Set(ids.map(family))
  const named = [...files.flatMap(({ text }) => namedIds(text)), ...open]
  return [...new Set(named)].filter((id) => families.has(family(id)) && !ids.includes(id))
}

function family(id: string) {
  return id.split('-')[0]
}
