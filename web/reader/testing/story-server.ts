export const BUNDLE = 25
export const LAST = 60

/** A server with a book of 60 chapters, each with one person; it writes down what it is asked for. */
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
      return Response.json({ chapter, files: bundles.map((last) => `/story/${edition}/${last}.json`) })
    }
    const first = Math.floor((chapter - 1) / BUNDLE) * BUNDLE + 1
    const numbers = Array.from({ length: chapter - first + 1 }, (_, offset) => first + offset)
    return Response.json(
      Object.fromEntries(
        numbers.map((n) => [`chapter_${n}`, { characters: { [`p${n}`]: { name: `P${n} ${edition}` } } }]),
      ),
    )
  }
  return { fetch: fetch as typeof globalThis.fetch, asked, broken }
}

/** There is no network. */
export const offline: typeof globalThis.fetch = () => Promise.reject(new TypeError('offline'))

export type StoryServer = ReturnType<typeof createStoryServer>
