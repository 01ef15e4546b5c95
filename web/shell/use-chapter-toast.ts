import { useEffect, useRef } from 'react'
import { LEAP } from '#api/limits.ts'
import { newEntriesSince } from '#story/reading/new-entries.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { afterPaint } from '#web/ui/after-paint.ts'
import { useToast } from '#web/ui/toast.tsx'
import { UNDO_MS } from './leap.ts'
import { turnedText } from './turned-text.ts'

/** Shows after each turn how much is new; a leap ahead can be undone there. */
export function useChapterToast() {
  const { chapter, turnTo } = useReader()
  const story = useStory()
  const say = useToast()
  const before = useRef(0)
  const here = useRef(0)

  useEffect(() => {
    here.current = chapter
    return () => {
      here.current = 0
    }
  }, [chapter])

  useEffect(() => {
    if (story.chapter !== chapter) return
    const since = before.current
    before.current = chapter
    if (since === 0 || since === chapter) return
    const isBack = chapter < since
    const isLeap = chapter > since + LEAP
    // A reader who has gone back further since, or has left, is not moved forward.
    const undo = () => void (since < here.current && turnTo(since))
    const toast = {
      topic: 'chapter',
      text: turnedText(chapter, isBack ? undefined : newEntriesSince(story, since)),
      ...(isLeap && { action: { label: 'Undo', onClick: undo }, shownMs: UNDO_MS }),
    }
    // A paper that slides in makes the browser measure the page. Nothing is said of a chapter that was left meanwhile.
    afterPaint(() => {
      if (here.current === chapter) say(toast)
    })
  }, [story, chapter, say, turnTo])
}
