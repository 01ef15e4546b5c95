import { readFileSync } from 'node:fs'
import type { StoryIndex } from '#api/book.ts'
import type { Chapter, ChapterLookup } from '#story/chapter.ts'

/** Every chapter of the book as it was built, in order. */
export function builtChapters(): { number: number; told: Chapter }[] {
  const { files } = read<StoryIndex>('build/story/index/214.json')
  const book: ChapterLookup = Object.assign({}, ...files.map((file) => read<ChapterLookup>(`build${file}`)))
  return Object.entries(book).map(([key, told]) => ({ number: Number(key.slice('chapter_'.length)), told }))
}

function read<File>(path: string): File {
  return JSON.parse(readFileSync(path, 'utf8')) as File
}
