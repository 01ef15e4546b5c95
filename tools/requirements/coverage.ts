export type Requirement = { id: string; proof: 'browser' | 'any' }
export type Requirements = { rows: Requirement[]; open: string[] }
export type TestFile = { path: string; text: string }
export type Row = Requirement & { files: string[]; state: 'proved' | 'open' | 'unproved' | 'no longer open' }

const ID = /\b[A-Z]+-\d+\b/g
const TABLE_LINE = /^\|(?! id \||---).*/gm
const TABLE_ROW = /^\| ([A-Z]+-\d+) \| (browser|any) \|/

/**
 * Reads docs/requirements.md: the rows of its tables, and the ids in its section "Open".
 *
 * @throws if a table line is not a row: a requirement without its number would be overlooked
 */
export function readRequirements(markdown: string): Requirements {
  const open = markdown.split(/^## /m).find((section) => section.startsWith('Open\n')) ?? ''
  const rows = [...markdown.matchAll(TABLE_LINE)].map(([line]) => {
    const [, id, proof] = TABLE_ROW.exec(line) ?? []
    if (!id) throw new Error(`docs/requirements.md: this is not a row "| id | browser or any | promise |": ${line}`)
    return { id, proof } as Requirement
  })
  return { rows, open: open.match(ID) ?? [] }
}

/** The rows named in the titles of a file's tests and groups; skipped tests prove nothing. */
export function namedIds(text: string): string[] {
  const titles = text.matchAll(/(?:\b(?:test|it|describe)([.\w]*)|\))\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g)
  return [...titles].flatMap(([, how = '', , title]) =>
    /skip|todo|fixme|fails/.test(how) ? [] : (title!.match(ID) ?? []),
  )
}

/** Each requirement with the test files that name it; only a browser test proves what a reader sees. */
export function coverage({ rows, open }: Requirements, files: TestFile[]): Row[] {
  const filesOf = new Map(rows.map(({ id }) => [id, new Set<string>()]))
  for (const { path, text } of files) for (const id of namedIds(text)) filesOf.get(id)?.add(path)

  return rows.map(({ id, proof }) => {
    const naming = [...filesOf.get(id)!]
    const isProved = naming.some((path) => proof === 'any' || path.startsWith('e2e/'))
    const isOpen = open.includes(id)
    const state = isProved ? (isOpen ? 'no longer open' : 'proved') : isOpen ? 'open' : 'unproved'
    return { id, proof, files: naming, state }
  })
}

/** The rows that only browser tests prove and that none of these titles names: a run of such tests alone would miss them. */
export function unseenIn(titles: readonly string[], { rows, open }: Requirements): string[] {
  const seen = new Set(titles.flatMap((title) => title.match(ID) ?? []))
  return rows.filter(({ id, proof }) => proof === 'browser' && !open.includes(id) && !seen.has(id)).map(({ id }) => id)
}

/** Ids in tests or in the list of open rows that are not rows: typing errors. In brackets, `[HME-3]`, ids of unknown families count too. */
export function strayIds({ rows, open }: Requirements, files: TestFile[]): string[] {
  const ids = rows.map(({ id }) => id)
  const families = new Set(ids.map(family))
  const named = [...files.flatMap(({ text }) => namedIds(text)), ...open]
  const inBrackets = new Set(files.flatMap(({ text }) => text.match(/(?<=['"`\s]\[)[A-Z]+-\d+(?=\])/g) ?? []))
  return [...new Set(named)].filter((id) => (families.has(family(id)) || inBrackets.has(id)) && !ids.includes(id))
}

function family(id: string) {
  return id.split('-')[0]
}
