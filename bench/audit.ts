import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '#e2e/support/launch-options.ts'
import { freePort } from '#server/testing/free-port.ts'
import { median } from './quantiles.ts'

/**
 * What Lighthouse measures of one page as a phone on slow 4G, with the processor slowed 4 ×. Times in ms, sizes in bytes, scores out
 * of 100; NaN for what was not measured.
 */
export type Audit = {
  lcp: number
  score: number
  shift: number
  blocking: number
  /** Bytes transferred by the time of the largest contentful paint. */
  bytesBeforePaint: number
  /** Bytes transferred until the app starts, whether by the reader or by itself. */
  bytesBeforeApp: number
  scripts: number
  accessibility: number
  bestPractices: number
}

type Request = {
  url: string
  resourceType: string
  transferSize: number
  networkRequestTime: number
  networkEndTime: number
}
type Results = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>
}
type Lighthouse = (url: string, options: object) => Promise<{ lhr: Results }>

/** Runs Lighthouse on an address as a first-time visitor with these cookies. */
export type AuditPage = (page: { url: string; cookie?: string }, categories?: readonly Category[]) => Promise<Audit>

/** A page's accessibility does not vary between runs, so repeated runs measure only speed. */
export type Category = 'performance' | 'accessibility' | 'best-practices'
export const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices']

/** Lighthouse is installed separately (`bench/web`), because only the benchmark needs it. */
export async function loadAuditor(): Promise<AuditPage> {
  const { default: lighthouse } = (await import(
    join(import.meta.dirname, 'web/node_modules/lighthouse/core/index.js')
  )) as { default: Lighthouse }
  return async ({ url, cookie = '' }, onlyCategories = CATEGORIES) => {
    const port = await freePort()
    // Lighthouse does not clear what a page has stored, so each visit gets a browser of its own.
    const browser = await chromium.launch({
      ...launchOptions,
      // Phones do not hint fonts. A headless browser would round the width of each letter, and lines would break elsewhere.
      args: [...(launchOptions.args ?? []), '--font-render-hinting=none', `--remote-debugging-port=${port}`],
    })
    try {
      const session = await browser.newBrowserCDPSession()
      await session.send('Storage.setCookies', { cookies: cookiesOf(url, cookie) })
      const options = { port, onlyCategories, logLevel: 'error', disableFullPageScreenshot: true }
      return auditOf((await lighthouse(url, options)).lhr)
    } finally {
      await browser.close()
    }
  }
}

const cookiesOf = (url: string, header: string) =>
  header.split('; ').flatMap((cookie) => {
    const [name, value] = cookie.split(/=(.*)/s)
    return name && value !== undefined ? [{ url, name, value }] : []
  })

/** The median of each figure over all runs. */
export function medianAudit(audits: readonly Audit[]): Audit {
  const names = Object.keys(audits[0]!) as (keyof Audit)[]
  const seen = (name: keyof Audit) => audits.map((audit) => audit[name]).filter((figure) => !Number.isNaN(figure))
  return Object.fromEntries(names.map((name) => [name, median(seen(name))])) as Audit
}

function auditOf({ categories, audits }: Results): Audit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const score = (name: Category) => {
    const category = categories[name]
    return category ? Math.round((category.score ?? 0) * 100) : Number.NaN
  }
  const requests = (audits['network-requests']?.details?.items ?? []) as Request[]
  const [seen] = (audits.metrics?.details?.items ?? []) as { observedLargestContentfulPaint: number }[]
  const app = requests.find(({ url }) => APP.test(url))?.networkRequestTime ?? Number.POSITIVE_INFINITY
  const first = requests.filter(({ networkRequestTime }) => networkRequestTime < app)
  return {
    lcp: value('largest-contentful-paint'),
    score: score('performance'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    bytesBeforePaint: bytesOf(
      first.filter(({ networkEndTime }) => networkEndTime <= seen!.observedLargestContentfulPaint),
    ),
    bytesBeforeApp: bytesOf(first),
    scripts: bytesOf(first.filter(({ resourceType }) => resourceType === 'Script')),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  }
}

const APP = /\/assets\/app-[^/]*\.js$/

const bytesOf = (requests: readonly Request[]) => requests.reduce((total, { transferSize }) => total + transferSize, 0)
