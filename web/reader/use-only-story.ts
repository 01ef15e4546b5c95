import { startTransition, useEffect, useRef, useState } from 'react'
import type { Story } from '#story/engine/story.ts'

/** In milliseconds: whoever goes back step by step has each step shown at once, and all drawn again after the last. */
const PAUSE_MS = 150

/**
 * The story, as a fresh object after its reader has gone back. React keeps the tree it drew before beside the present one,
 * and releases the later story only once everything is drawn again: what is kept from being drawn anew takes `drawing` too.
 */
export function useOnlyStory(story: Story): [story: Story, drawing: number] {
  /** The furthest of all that may still be kept. */
  const furthest = useRef(story.chapter)
  const [again, setAgain] = useState<{ of: Story; drawn: Story }>()
  const [drawing, setDrawing] = useState(0)

  useEffect(() => {
    if (story.chapter >= furthest.current) {
      furthest.current = story.chapter
      setAgain(undefined)
      return
    }
    const timer = setTimeout(() => {
      furthest.current = story.chapter
      startTransition(() => {
        setAgain({ of: story, drawn: { ...story } })
        setDrawing((drawings) => drawings + 1)
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [story])

  return [again?.of === story ? again.drawn : story, drawing]
}
