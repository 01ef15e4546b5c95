import { startTransition, useEffect, useRef, useState } from 'react'
import type { Story } from '#story/engine/story.ts'

/**
 * The story as it is; once more as another object after its reader has gone back. React keeps what it has drawn before beside
 * what it shows, and lets go of the later story only when all of it is drawn again.
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
