import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { stringsInMemory } from '#e2e/support/heap.ts'
import type { BookSource } from '#tools/prepare/built-book.ts'
import { differingKeys, excerpts } from '#tools/prove/compare.ts'
import type { Fixture } from '#tools/prove/fixture.ts'
import { NOT_COMPARED } from '#tools/prove/not-compared.ts'
import type { Found } from '#tools/prove/prove.ts'
import { contextOf } from '#tools/prove/visit.ts'
import type { WorldServer } from '#tools/prove/world-server.ts'
import { retoldAfter } from '#tools/prove/worlds.ts'
import type { Walk } from './actions.ts'
import { doAction } from './do-action.ts'
import { laterEntries } from './later-places.ts'
import { namesTold } from './names-told.ts'
import { observeAfter, UNSCRIPTED } from './observe-after.ts'
import { returnToEnd } from './return-to-end.ts'
import { createWalker, goTo, openTab, type Walker } from './walker.ts'

type WalkChecks = {
  /** Whether the page's memory is searched for names of the real later chapters. */
  looksIntoMemory: boolean
  /** Plants a fault in the pages, which the proof has to find. */
  plant?: (context: BrowserContext) => Promise<unknown>
}

export type WalkProof = { walk: Walk; comparisons: number; found: Found[]; passing: string[] }

const VIEWPORT = { width: 1280, height: 800 }
/** How many of a chapter's places are visited after a walk, in turn. */
const PLACES = 4
const ACTION_MS = 30_000
/** A walk that takes longer is stuck in something without a timeout of its own. */
const WALK_MS = 300_000
const SHOWN_MS = 2000
/** How often a walk is repeated that took a different course in the other world. */
const TRIES = 3
/** The most repetitions of both walks if only one made a request about the present chapter: the other may have been too early twice. */
const TIMES_FOR_ONE_ALONE = 4

type Walked = { trail: string; seen: Map<string, string> }

/**
 * Runs a walk in the real world and in one that is told in other words after the chapter at which the walk ends, and compares
 * everything seen from the moment the reader is back. After a difference both walks are repeated. A difference that has gone by then,
 * or in which the two worlds have swapped, does not depend on the world: on a busy machine responses arrive in varying order.
 * Any other counts. A walk may take a different course in the other world, because a button appeared too late there. It then compares
 * two readers who did not do the same, so it starts again if they see different things, or if the memory of the real one is searched.
 * A request about the reader's present chapter may be made just before they count as back in one world and just after in the other:
 * its responses are compared once both have one.
 */
export async function proveWalk(
  fixture: Fixture,
  browser: Browser,
  server: WorldServer,
  walk: Walk,
  { looksIntoMemory, plant = async () => {} }: WalkChecks,
): Promise<WalkProof> {
  const proof: WalkProof = { walk, comparisons: 0, found: [], passing: [] }
  const sources = [fixture.source, retoldAfter(fixture.source, walk.end)] as const
  const both = async (tries = TRIES): Promise<[real: Map<string, string>, other: Map<string, string>]> => {
    const walked: Walked[] = []
    for (const source of sources)
      walked.push(
        await walkIn(fixture, browser, server, walk, source, {
          plant,
          looksIntoMemory: looksIntoMemory && source === fixture.source,
        }),
      )
    const [real, other] = walked as [Walked, Walked]
    const isSame = !looksIntoMemory && differing(real.seen, other.seen).length === 0
    const isEnough = real.trail === other.trail || isSame || tries === 1
    return isEnough ? [real.seen, other.seen] : both(tries - 1)
  }
  const [real, other] = await both()
  proof.comparisons = real.size
  let left = differing(real, other)
  for (let time = 1; left.length > 0 && time <= (left.every(isOfOneAlone) ? TIMES_FOR_ONE_ALONE : 1); time++) {
    const again = await both()
    const same = differing(...again)
    const isOfTheWorld = (what: string) =>
      same.includes(what) && (real.get(what) !== again[1].get(what) || other.get(what) !== again[0].get(what))
    proof.passing.push(...left.filter((what) => !isOfTheWorld(what)))
    left = left.filter(isOfTheWorld)
    proof.found = left.map((what) => ({
      chapter: walk.end,
      world: `retold, walk ${walk.name}`,
      what,
      ...excerpts(again[0].get(what) ?? '', again[1].get(what) ?? ''),
    }))
  }
  return proof

  /** A request about the reader's present chapter that only one of the two made after they counted as back. */
  function isOfOneAlone(what: string): boolean {
    const isOfHere = what.startsWith(`answer GET ${ADDRESSES.api}/`) && what.endsWith(`?chapter=${walk.end}`)
    return isOfHere && (!real.has(what) || !other.has(what))
  }
}

/** A walk that failed on the way proves nothing, and counts as one that found something. */
export function notWalked(walk: Walk, error: unknown): WalkProof {
  const { message, cause } = error as Error
  const found = { chapter: walk.end, world: `walk ${walk.name}`, what: message, real: String(cause), other: '' }
  return { walk, comparisons: 0, found: [found], passing: [] }
}

const MEMORY = 'memory'

function differing(real: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const areDrawn = (what: string) => [real, other].every((seen) => seen.get(what)?.includes('<form'))
  return differingKeys(real, new Map([...other, [MEMORY, '']])).filter((what) => {
    if (what === MEMORY) return real.get(what)
    // On a page that the app itself has drawn, this part is empty.
    return !what.endsWith(UNSCRIPTED) || areDrawn(what)
  })
}

async function walkIn(
  fixture: Fixture,
  browser: Browser,
  server: WorldServer,
  walk: Walk,
  source: BookSource,
  { looksIntoMemory, plant }: Required<WalkChecks>,
): Promise<Walked> {
  await server.open(source === fixture.source ? fixture.real : fixture.build(source))
  const cookie = await server.readerAt(walk.end)
  const context = await contextOf(browser, server, { cookie, isInstalled: false }, VIEWPORT)
  context.setDefaultTimeout(ACTION_MS)
  await plant(context)
  const storyAt = fixture.storiesOf(source)
  const walker = createWalker(context, server, (here) => laterEntries(storyAt, walk.end, here, fixture.book))
  let said: string[] = []
  context.on('console', (message) => {
    if (!message.text().includes(NOT_COMPARED.late)) said.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => said.push(`error: ${error.error().message}`))
  const late = setTimeout(() => context.close({ reason: 'The walk came to a stop' }), WALK_MS)
  try {
    await openTab(walker)
    for (const action of walk.actions) await doAction(walker, action)
    await returnToEnd(walker, walk)
    // What is still held back arrives after the reader is back, and is compared; what had to arrive on the way is not.
    walker.trail.push(`held: ${walker.isStoryHeld()}`)
    server.forget()
    said = []
    walker.releaseStory()
    const places = fixture.placesAt(walk.end)
    const start = walk.actions.length * PLACES
    const looked = Array.from({ length: PLACES }, (_, index) => places[(start + index * 7) % places.length]!)
    const seen = await observeAfter(walker, walk.end, looked, said)
    if (looksIntoMemory) seen.set(MEMORY, await namesInMemory(walker, namesTold(fixture, walk.end)))
    return { trail: walker.trail.join('\n'), seen }
  } catch (error) {
    const shown = await Promise.all(walker.tabs.map(shownBy))
    const message = `The walk ${walk.name} to chapter ${walk.end} could not be completed: ${shown.join(', ')}`
    throw new Error(message, { cause: error })
  } finally {
    clearTimeout(late)
    // Closing a browser waits for requests that are held back.
    walker.releaseStory()
    await context.close()
  }
}

/** A tab's address and first text, to find out what stopped a walk. */
async function shownBy(tab: Page): Promise<string> {
  const text = await tab.locator('body').textContent({ timeout: SHOWN_MS }).catch(String)
  return `${tab.url()} "${text?.replaceAll(/\s+/g, ' ').slice(0, 300)}"`
}

/** React keeps a previous rendering until it has rendered something else twice. */
const DRAWINGS = ['/about', '/', '/about', '/']

/** The names that the page still has in its memory after it had a chance to release them. */
async function namesInMemory(walker: Walker, names: readonly string[]): Promise<string> {
  const page = walker.tabs[0]!
  let held = names
  for (const address of DRAWINGS) {
    const strings = await stringsInMemory(page)
    held = names.filter((name) => strings.includes(name))
    if (held.length === 0) break
    await goTo(walker, page, address)
  }
  return held.join('\n')
}
