import { kinds } from '#kinds/kinds.ts'
import type { Fixture } from '#tools/prove/fixture.ts'

/** Names and chapter titles of more than one word that only chapters after this one tell. */
export function namesTold({ source }: Pick<Fixture, 'source'>, end: number): string[] {
  const read = JSON.stringify(source.chapters.filter(({ number }) => number <= end))
  const later = source.chapters.filter(({ number }) => number > end)
  const names = later.flatMap(({ chapter }) => [
    ...nameOf(chapter),
    ...kinds.flatMap((kind) => Object.values(chapter[kind] ?? {}).flatMap((entry) => nameOf(entry))),
  ])
  return [...new Set(names)].filter((name) => / \S/.test(name) && !read.includes(name))
}

function nameOf(entry: unknown): string[] {
  const { name, title } = (entry ?? {}) as { name?: unknown; title?: unknown }
  return [name, title].filter((value) => typeof value === 'string')
}
