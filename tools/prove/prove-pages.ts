import type { BuiltBook } from '#tools/prepare/built-book.ts'
import { differenceAt, type Sight, unlike } from './compare.ts'
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
  const look = async (world: BuiltBook): Promise<Sight> => {
    await server.open(world)
    await askForPages(server, reader)
    const seen = answersOf(server)
    return { seen, textOf: async (what) => seen.get(what) ?? '', close: async () => {} }
  }
  const realSight = await look(real)
  for (const { name, bookAfter } of worldsAt(chapter)) {
    const sight = await look(build(bookAfter(chapter)))
    proof.worlds++
    proof.comparisons += realSight.seen.size
    for (const what of unlike(realSight.seen, sight.seen))
      proof.found.push({ chapter, world: name, ...(await differenceAt(what, realSight, sight)) })
  }
  return proof
}
