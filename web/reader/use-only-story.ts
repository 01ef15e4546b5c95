import { startTransition, useEffect, useRef, useState } from 'react'
import type { Story } from '#story/engine/story.ts'

/**
 * The story, as a fresh object after its reader has gone back. React keeps the tree it drew before beside the present one,
 * and releases the later story only once everything is drawn again.
 */
export function useOnlyStory(story: Story): Story {
  const before = useRef(story.chapter)
  const [again, setAgain] = useState<{ of: Story; drawn: Story }>()

  useEffect(() => {
    const isBack = story.chapter < before.current
    before.current = story.chapter
    if (isBack) startTransition(() => setAgain({ of: story, drawn: { ...story } }))
    else setAgain(undefined)
  }, [story])

  return again?.of === story ? again.drawn : story
}
