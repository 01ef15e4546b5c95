import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { routes } from '#e2e/support/routes.ts'
import { href } from '#story/entries/routes.ts'
import { type Audit, type AuditPage, CATEGORIES, loadAuditor, medianAudit } from './audit.ts'
import { startCodex } from './codex-server.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { signedIn } from './signed-in.ts'
import { buildStarlight, serveStarlight } from './starlight.ts'

/** The name of the records in `only`. */
const RECORDS = 'records'

/** A reader near the beginning; the other is at the last chapter. */
const EARLY = 42

type Row = { route: string; chapter: number; ours: Audit; starlight: Audit }

export type WebOptions = {
  /** How often each page is audited, alternating between ours and Starlight's. */
  runs: number
  /** The routes to audit, and `records` for the records; empty means all. */
  only: readonly string[]
}

/**
 * Audits a first visit to every route, and to the fullest records, against a Starlight site of the same content: both compressed, from this
 * machine, by the same Lighthouse. Prints a table and returns the worst value of each column.
 */
export async function benchWeb({ runs, only }: WebOptions): Promise<Figure[]> {
  const book = builtBook(REAL)
  const addresses = new Map([[href('signIn'), 'Sign in'], ...routes(REAL)])
  const choice = [...addresses.keys(), RECORDS]
  const unknown = only.find((name) => !choice.includes(name))
  if (unknown !== undefined) throw new Error(`No route ${unknown}: use some of ${choice.join(', ')}`)
  const isAsked = (name: string) => only.length === 0 || only.includes(name)
  // Building blocks this process for minutes, in which a server that already runs would close its connections.
  const sites = [EARLY, book.chapters.last].map((chapter) => ({
    chapter,
    ...buildStarlight(chapter, book, addresses),
  }))
  const [codex, audit] = [await startCodex(), await loadAuditor()]
  const rows: Row[] = []
  try {
    for (const { chapter, site, records } of sites) {
      const starlight = await serveStarlight(site)
      const { cookie = '' } = await signedIn(codex.url, chapter)
      if (rows.length === 0) console.log(HEAD)
      const pages = [
        ...[...addresses.keys()].filter(isAsked).map((route) => ({ address: route, yardstick: route })),
        ...(isAsked(RECORDS) ? records : []),
      ]
      for (const { address, yardstick } of pages) {
        // Only signed-out visitors see the sign-in.
        const page = { url: codex.url + address, cookie: address === href('signIn') ? '' : cookie }
        const row = {
          route: address,
          chapter,
          ...(await inTurn(audit, runs, page, starlight.url + yardstick)),
        }
        rows.push(row)
        console.log(lineOf(row))
      }
      starlight.stop()
    }
  } finally {
    await codex.stop()
  }
  return figuresOf(rows)
}

async function inTurn(audit: AuditPage, runs: number, page: Parameters<AuditPage>[0], yardstick: string) {
  const [ours, starlight]: [Audit[], Audit[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    ours.push(await audit(page, run === 0 ? CATEGORIES : ['performance']))
    starlight.push(await audit({ url: yardstick }, ['performance']))
  }
  return { ours: medianAudit(ours), starlight: medianAudit(starlight) }
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const worst = (figure: (row: Row) => number) => rows.toSorted((one, other) => figure(other) - figure(one))[0]!
  const most = (name: string, budget: number, figure: (row: Row) => number) =>
    atMost(`${name}: ${where(worst(figure))}`, figure(worst(figure)), budget)
  const least = (name: string, budget: number, figure: (row: Row) => number) => {
    const row = worst((each) => -figure(each))
    return atLeast(`${name}: ${where(row)}`, figure(row), budget)
  }
  return [
    most('largest picture, against Starlight (×)', 1, lcpRatio),
    least('performance', 99, ({ ours }) => ours.score),
    least('accessibility', 100, ({ ours }) => ours.accessibility),
    least('best practices', 100, ({ ours }) => ours.bestPractices),
    most('layout shift', 0.01, ({ ours }) => ours.shift),
    most('bytes before the largest picture (kB)', 50, ({ ours }) => ours.bytesBeforePaint / 1000),
    most('bytes of a first visit before the app (kB)', 100, ({ ours }) => ours.bytesBeforeApp / 1000),
  ]
}

const where = ({ route, chapter }: Row) => `${route} at ${chapter}`

const lcpRatio = ({ ours, starlight }: Row) => ours.lcp / starlight.lcp

const COLUMNS: [head: string, cell: (row: Row) => string][] = [
  ['LCP ms', ({ ours }) => ours.lcp.toFixed(0)],
  ['Starlight', ({ starlight }) => starlight.lcp.toFixed(0)],
  ['ratio', (row) => lcpRatio(row).toFixed(2)],
  ['score', ({ ours }) => String(ours.score)],
  ['Starlight', ({ starlight }) => String(starlight.score)],
  ['shift', ({ ours }) => ours.shift.toFixed(3)],
  ['TBT ms', ({ ours }) => ours.blocking.toFixed(0)],
  ['kB to LCP', ({ ours }) => (ours.bytesBeforePaint / 1000).toFixed(1)],
  ['kB first', ({ ours }) => (ours.bytesBeforeApp / 1000).toFixed(1)],
  ['Starlight', ({ starlight }) => (starlight.bytesBeforeApp / 1000).toFixed(1)],
  ['kB script', ({ ours }) => (ours.scripts / 1000).toFixed(1)],
]

const HEAD = `${'route'.padEnd(46)} chapter ${COLUMNS.map(([head]) => head.padStart(9)).join(' ')}`

function lineOf(row: Row): string {
  const cells = COLUMNS.map(([, cell]) => cell(row).padStart(9))
  return `${row.route.padEnd(46)} ${String(row.chapter).padStart(7)} ${cells.join(' ')}`
}
