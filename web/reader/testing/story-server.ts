export const BUNDLE = 25
export const LAST = 60

/** A server with a book of 60 chapters, each with one person; it records its requests. */
export function createStoryServer(edition = 'first') {
  const asked: string[] = []
  const broken = new Set<string>()
  const lastOf = (bundle: number, chapter: number) => Math.min((bundle + 1) * BUNDLE, chapter)
  const fetch = async (address: string) => {
    asked.push(address)
    if (broken.has(address)) return new Response('broken', { status: 500 })
    const chapter = Number(/(\d+)\.json$/.exec(address)?.[1])
    if (address.startsWith('/story/index/')) {
      const bundles = Array.from({ length: Math.ceil(chapter / BUNDLE) }, (_, bundle) => lastOf(bundle, chapter))
      const files = bundles.map((last) => `/story/${edition}/${last}.json`)
      const step = { from: `/story/${edition}/${chapter - 1}.json`, file: `/story/${edition}-alone/${chapter}.json` }
      return Response.json({ chapter, files, ...(chapter > firstOf(chapter) && { step }) })
    }
    const first = address.includes('-alone/') ? chapter : firstOf(chapter)
    const numbers = Array.from({ length: chapter - first + 1 }, (_, offset) => first + offset)
    return Response.json(
      Object.fromEntries(
        numbers.map((n) => [`chapter_${n}`, { characters: { [`p${n}`]: { name: `P${n} ${edition}` } } }]),
      ),
    )
  }
  return { fetch: fetch as typeof globalThis.fetch, asked, broken }
}

const firstOf = (last: number) => Math.floor((last - 1) / BUNDLE) * BUNDLE + 1

/** There is no network. */
export const offline: typeof globalThis.fetch = () => Promise.reject(new TypeError('offline'))

export type StoryServer = ReturnType<typeof createStoryServer>
