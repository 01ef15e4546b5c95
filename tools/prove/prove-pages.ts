import type { BuiltBook } from '#tools/prepare/built-book.ts'
import { differenceAt, differingKeys, type Observations } from './compare.ts'
import { askForPages } from './drawn-pages.ts'
import type { Fixture } from './fixture.ts'
import type { Proof } from './prove.ts'
import { answersOf } from './visit.ts'
import type { WorldServer } from './world-server.ts'

/** Like `proveChapter`, but without a browser: what the server draws at every place, byte for byte and with all headers. */
export async function provePages(
  { placesAt, real, worldsAt, build }: Fixture,
  server: WorldServer,
  chapter: number,
): Promise<Proof> {
  const proof: Proof = { chapter, worlds: 0, comparisons: 0, found: [], passing: [] }
  await server.open(real)
  const reader = { cookie: await server.readerAt(chapter), chapter, places: placesAt(chapter) }
  const look = async (world: BuiltBook): Promise<Observations> => {
    await server.open(world)
    await askForPages(server, reader)
    const seen = answersOf(server)
    return { seen, textOf: async (what) => seen.get(what) ?? '', close: async () => {} }
  }
  const realObserved = await look(real)
  for (const { name, bookAfter } of worldsAt(chapter)) {
    const observed = await look(build(bookAfter(chapter)))
    proof.worlds++
    proof.comparisons += realObserved.seen.size
    for (const what of differingKeys(realObserved.seen, observed.seen))
      proof.found.push({ chapter, world: name, ...(await differenceAt(what, realObserved, observed)) })
  }
  return proof
}
