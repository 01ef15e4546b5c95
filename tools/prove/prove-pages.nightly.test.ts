import { expect, test } from 'vitest'
import { readFixture } from './fixture.ts'
import { provePages } from './prove-pages.ts'
import { openWorldServer } from './world-server.ts'

const CHAPTER = 3

test('drawn pages are the same however the book goes on, and tell a word of the present chapter apart', async () => {
  const fixture = readFixture(['renamed'])
  const server = await openWorldServer(fixture.app)
  try {
    const proof = await provePages(fixture, server, CHAPTER)
    expect(proof.found).toEqual([])
    expect(proof.comparisons).toBeGreaterThan(40)

    const { book, chapters } = fixture.source
    const told = chapters.map(({ number, chapter }) => ({
      number,
      chapter: number === CHAPTER ? { ...chapter, title: 'Another heading' } : chapter,
    }))
    const worldsAt = () => [{ name: 'another heading', bookAfter: () => ({ book, chapters: told }) }]
    const { found } = await provePages({ ...fixture, worldsAt }, server, CHAPTER)
    expect(found.map(({ what }) => what)).toContain('GET /codex/recent-activity')
  } finally {
    await server.close()
  }
})
