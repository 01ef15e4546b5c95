import { startTransition, useEffect, useRef, useState } from 'react'
import type { Story } from '#story/engine/story.ts'

/**
 * The story, as a fresh object after its reader has gone back. React keeps the tree it drew before beside the present one,
 * and releases the later story only once everything is drawn again: what is kept from being drawn anew takes `drawing` too.
 */
export function useOnlyStory(story: Story): [story: Story, drawing: number] {
  const before = useRef(story.chapter)
  const [again, setAgain] = useState<{ of: Story; drawn: Story }>()
  const [drawing, setDrawing] = useState(0)

  useEffect(() => {
    const isBack = story.chapter < before.current
    before.current = story.chapter
    if (isBack) {
      startTransition(() => {
        setAgain({ of: story, drawn: { ...story } })
        setDrawing((drawings) => drawings + 1)
      })
    } else setAgain(undefined)
  }, [story])

  return [again?.of === story ? again.drawn : story, drawing]
}
