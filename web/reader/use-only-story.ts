import { startTransition, useEffect, useRef, useState } from 'react'
import type { Story } from '#story/engine/story.ts'

/** In milliseconds: a reader who goes back step by step sees each step at once, and everything is rendered again after the last. */
const PAUSE_MS = 150

/**
 * The story, as a new object after its reader has gone back. React keeps the previous tree beside the current one, and releases
 * the later story only once everything has been rendered again; memoised components must therefore depend on `drawing`.
 */
export function useOnlyStory(story: Story): [story: Story, drawing: number] {
  /** The furthest of the stories that may still be retained. */
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

  useEffect(() => releaseField)

  return [again?.of === story ? again.drawn : story, drawing]
}

/**
 * Lets React release the text field that last had the focus, which it retains with the whole sheet around it until it hears
 * that a field has lost the focus; browsers do not tell of one that is removed.
 */
const releaseField = () => void document.getElementById('root')?.dispatchEvent(new Event('focusout'))
