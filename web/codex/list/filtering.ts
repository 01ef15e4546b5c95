import type { ComponentType } from 'react'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'

/** A list's filters: the bar above it, and the entries that pass the filters in the address; undefined if it has none. */
export type Filtering = {
  Bar: ComponentType
  shownOf(story: Story, asked: URLSearchParams): readonly AnyKnown[] | undefined
}
