import { type ComponentType, createElement, type ReactElement } from 'react'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'

/** What a list card has besides its text: its link, and the drawing it belongs to (`useDrawing`). */
export type Place = { to: string; drawing: number }

/** Draws an entry in its list, or null if it has no card. */
export type DrawCard = (story: Story, entry: AnyKnown, place: Place) => ReactElement | null

/** Draws entries as cards, from the data that a selector returns for each. */
export function drawnAs<Card>(
  Link: ComponentType<{ card: Card } & Place>,
  cardOf: (story: Story, entry: AnyKnown) => Card | undefined,
): DrawCard {
  return (story, entry, place) => {
    const card = cardOf(story, entry)
    return card === undefined ? null : createElement(Link, { key: entry.id, card, ...place })
  }
}
