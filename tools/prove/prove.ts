import type { Browser } from '@playwright/test'
import type { BuiltBook } from '#tools/prepare/built-book.ts'
import { type Difference, differenceAt, differingKeys, excerpts } from './compare.ts'
import type { Fixture } from './fixture.ts'
import { REVEAL_MS, type Visitor, visit } from './visit.ts'
import type { WorldServer } from './world-server.ts'

export type Found = Difference & { chapter: number; world: string }

/** What the proof of one chapter compared and found; `passing` lists what differed only at the first look. */
export type Proof = { chapter: number; worlds: number; comparisons: number; found: Found[]; passing: string[] }

/** After a difference both worlds are visited again, and each page must be still for as long as React may wait. */
const TIMEOUT_MS = REVEAL_MS

/** The service worker caches only the app, and installing it takes a third of a visit. */
const INSTALLED_EVERY = 10

/**
 * Visits the app as a reader of the chapter in the real world and in each of the others, and compares everything seen.
 * Only a difference that a second look confirms counts: one caused by a busy machine has gone by then.
 */
export async function proveChapter(
  { placesAt, real, worldsAt, build }: Fixture,
  browser: Browser,
  server: WorldServer,
  chapter: number,
): Promise<Proof> {
  const proof: Proof = { chapter, worlds: 0, comparisons: 0, found: [], passing: [] }
  await server.open(real)
  const visitor: Visitor = {
    chapter,
    cookie: await server.readerAt(chapter),
    places: placesAt(chapter),
    isInstalled: chapter % INSTALLED_EVERY === 1,
  }
  const go = async (world: BuiltBook, stillMs = 0) => {
    await server.open(world)
    return visit(browser, server, visitor, stillMs)
  }
  const realObserved = await go(real)
  for (const { name, bookAfter } of worldsAt(chapter)) {
    proof.worlds++
    const world = build(bookAfter(chapter))
    const report = (difference: Difference) => proof.found.push({ chapter, world: name, ...difference })
    for (const [what, text] of Object.entries(real.constants)) {
      proof.comparisons++
      const other = world.constants[what] ?? ''
      if (other !== text) report({ what, ...excerpts(text, other) })
    }
    const observed = await go(world)
    proof.comparisons += realObserved.seen.size
    const first = differingKeys(realObserved.seen, observed.seen)
    await observed.close()
    if (first.length === 0) continue

    const again = [await go(real, TIMEOUT_MS), await go(world, TIMEOUT_MS)] as const
    const second = differingKeys(again[0].seen, again[1].seen)
    for (const what of first) {
      if (second.includes(what)) report(await differenceAt(what, ...again))
      else proof.passing.push(`${name}: ${what}`)
    }
    await Promise.all(again.map((observed) => observed.close()))
  }
  await realObserved.close()
  return proof
}
