import { useEffect, useRef } from 'react'
import { unveiledSince } from '#story/unveiled.ts'
import { useReader } from '../reader/reader-context.tsx'
import { useStory } from '../reader/story-context.tsx'
import { useToast } from '../ui/toast.tsx'
import { LEAP, UNDO_MS } from './leap.ts'
import { turnedText } from './turned-text.ts'

/** Says after each turn what came out of the fog; a leap ahead can be undone there. */
export function useChapterToast() {
  const { chapter, turnTo } = useReader()
  const story = useStory()
  const say = useToast()
  const before = useRef(0)

  useEffect(() => {
    const since = before.current
    before.current = story.chapter
    if (since === 0 || since === story.chapter || story.chapter !== chapter) return
    const isBack = story.chapter < since
    const isLeap = story.chapter > since + LEAP
    say({
      text: turnedText(chapter, isBack ? undefined : unveiledSince(story, since)),
      ...(isLeap && { action: { label: 'Undo', onClick: () => turnTo(since) }, shownMs: UNDO_MS }),
    })
  }, [story, chapter, say, turnTo])
}
