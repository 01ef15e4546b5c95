import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '#e2e/support/launch-options.ts'
import { freePort } from '#server/testing/free-port.ts'
import { median } from './quantiles.ts'

/**
 * What Lighthouse sees of one page as a phone on slow 4G, with a processor slowed 4 ×. Times in ms, sizes in bytes, scores to 100;
 * NaN what was not looked at.
 */
export type Audit = {
  lcp: number
  score: number
  shift: number
  blocking: number
  /** What has come when the picture stands. */
  toPicture: number
  /** What has come until the app is asked for, by its reader or by itself. */
  untilApp: number
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

/** Asks Lighthouse about an address, as somebody who comes for the first time, with these cookies. */
export type AuditPage = (page: { url: string; cookie?: string }, categories?: readonly Category[]) => Promise<Audit>

/** A page is as accessible each time, so only its speed has to be looked at again. */
export type Category = 'performance' | 'accessibility' | 'best-practices'
export const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices']

/** Lighthouse lies in packages of its own (`bench/web`): only who measures needs it. */
export async function loadAuditor(): Promise<AuditPage> {
  const { default: lighthouse } = (await import(
    join(import.meta.dirname, 'web/node_modules/lighthouse/core/index.js')
  )) as { default: Lighthouse }
  return async ({ url, cookie = '' }, onlyCategories = CATEGORIES) => {
    const port = await freePort()
    // Lighthouse leaves what a page has kept in the browser: each visit has one of its own.
    const browser = await chromium.launch({
      ...launchOptions,
      // As phones set letters: a browser without a screen would round the width of each, and lines would break elsewhere.
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

/** Each figure by itself the one in the middle of those that were looked at. */
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
    toPicture: bytesOf(first.filter(({ networkEndTime }) => networkEndTime <= seen!.observedLargestContentfulPaint)),
    untilApp: bytesOf(first),
    scripts: bytesOf(first.filter(({ resourceType }) => resourceType === 'Script')),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  }
}

const APP = /\/assets\/app-[^/]*\.js$/

const bytesOf = (requests: readonly Request[]) => requests.reduce((total, { transferSize }) => total + transferSize, 0)
