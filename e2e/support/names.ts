import { readFileSync } from 'node:fs'
import type { Chapter, ChapterLookup } from '#story/chapter.ts'

type Index = { files: string[] }
type Told = { name?: string; title?: string } | null

/** The names of which only later chapters tell, as far as they are longer than a word. */
export function namesAfter(chapter: number): string[] {
  const { files } = read<Index>('build/story/index/214.json')
  const book: ChapterLookup = Object.assign({}, ...files.map((file) => read<ChapterLookup>(`build${file}`)))
  const chapters = Object.entries(book).map(([key, told]) => ({ number: Number(key.slice('chapter_'.length)), told }))
  const known = JSON.stringify(chapters.filter(({ number }) => number <= chapter).map(({ told }) => told))
  const names = chapters.filter(({ number }) => number > chapter).flatMap(({ told }) => namesIn(told))
  return [...new Set(names)].filter((name) => /\S \S/.test(name) && !known.includes(name))
}

function namesIn(told: Chapter): string[] {
  return Object.values(told).flatMap((entries) =>
    Object.values(entries as Record<string, Told>).flatMap((entry) => entry?.name ?? entry?.title ?? []),
  )
}

function read<File>(path: string): File {
  return JSON.parse(readFileSync(path, 'utf8')) as File
}
