import type { ComponentType } from 'react'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'

/** What narrows a list: the bar above it, and the entries that pass what an address asks for; undefined where it asks nothing. */
export type Filtering = {
  Bar: ComponentType
  shownOf(story: Story, asked: URLSearchParams): readonly AnyKnown[] | undefined
}
