import type { Chapter } from '#story/engine/chapter.ts'
import { type BookName, SALTMERE } from './books.ts'
import { builtChapters } from './built-book.ts'

type Told = { name?: string; title?: string } | null

/** The names of more than one word that only later chapters tell. */
export function namesAfter(chapter: number, book: BookName = SALTMERE): string[] {
  const chapters = builtChapters(book)
  const known = JSON.stringify(chapters.filter(({ number }) => number <= chapter).map(({ told }) => told))
  const names = chapters.filter(({ number }) => number > chapter).flatMap(({ told }) => namesIn(told))
  return [...new Set(names)].filter((name) => /\S \S/.test(name) && !known.includes(name))
}

function namesIn(told: Chapter): string[] {
  return Object.values(told).flatMap((entries) =>
    Object.values(entries as Record<string, Told>).flatMap((entry) => entry?.name ?? entry?.title ?? []),
  )
}
