import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { KeptNote } from '#reader/state.ts'
import type { Story } from '#story/engine/story.ts'
import { chapterNamed } from '#story/search/chapter-named.ts'
import { fold } from '#story/search/fold.ts'
import { groupedHits, type HitGroup } from '#story/search/grouped.ts'
import { prepareSearch, searchStory } from '#story/search/search.ts'
import { useNotes } from '#web/notes/use-notes.ts'
import { book } from '#web/reader/book.ts'
import { useReading } from '#web/reader/story-context.tsx'
import { ownNotesFound } from './own-notes-found.ts'

/** In milliseconds; the page can respond between slices. */
const SLICE_MS = 8

/** The result of a search; `isReady` is false while the story or its index is still loading, and before the first words are searched for. */
export type Search = {
  /** The words searched for, to which the result belongs; the field may be ahead of them. */
  words: string
  isReady: boolean
  groups: readonly HitGroup[]
  count: number
  isClose: boolean
  /** A name that was probably meant. */
  meant: string | undefined
  /** The chapter that is named by the words. */
  chapter: number | undefined
}

type Found = Omit<Search, 'words' | 'isReady'>

const NOTHING: Found = { groups: [], count: 0, isClose: false, meant: undefined, chapter: undefined }

/** Searches the reader's story and their own notes. */
export function useSearch(words: string): Search {
  const { story, isLoading } = useReading()
  const isReady = useIndex(story) && !(isLoading && story.chapter === 0)
  const asked = useDeferredValue(words)
  const notes = useNotes()
  return useMemo(
    () => ({
      words: asked,
      isReady: isReady && asked.trim() !== '',
      ...(isReady ? found(story, notes, asked) : NOTHING),
    }),
    [isReady, story, notes, asked],
  )
}

/** The result of a search in a story, computed immediately. */
export function found(story: Story, notes: readonly KeptNote[], words: string): Found {
  const chapter = chapterNamed(story, book, words)
  const result = searchStory(story, book, words)
  // Nothing close to a chapter is meant.
  const { hits, isClose } = chapter && result.isClose ? { hits: [], isClose: false } : result
  const best = isClose ? hits[0]?.text : undefined
  const isAName = best && (best.by === 'name' || best.by === 'alias')
  const own = ownNotesFound(story, notes, words)
  const told = groupedHits(hits, book)
  return {
    groups: isClose ? [...own, ...told] : [...told, ...own],
    count: hits.length + own.reduce((sum, group) => sum + group.hits.length, 0),
    isClose,
    meant: isAName && best.folded !== fold(words) ? best.text : undefined,
    chapter,
  }
}

/** Builds the index of a story slice by slice, as soon as the search opens. */
function useIndex(story: Story): boolean {
  const [ready, setReady] = useState<Story>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function work() {
      const end = performance.now() + SLICE_MS
      let isDone = false
      while (!isDone && performance.now() < end) isDone = prepareSearch(story, book)
      if (isDone) setReady(story)
      else timer = setTimeout(work)
    }
    work()
    return () => clearTimeout(timer)
  }, [story])
  return ready === story
}
