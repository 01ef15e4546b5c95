import { type ComponentType, createElement, type ReactElement } from 'react'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'

/** What a card in a list has besides its words: where it leads, and the drawing that it belongs to (`useDrawing`). */
export type Place = { to: string; drawing: number }

/** Draws an entry in its list; null for one that has no card. */
export type DrawCard = (story: Story, entry: AnyKnown, place: Place) => ReactElement | null

/** Draws entries as cards, from what a selector says of each. */
export function drawnAs<Card>(
  Link: ComponentType<{ card: Card } & Place>,
  cardOf: (story: Story, entry: AnyKnown) => Card | undefined,
): DrawCard {
  return (story, entry, place) => {
    const card = cardOf(story, entry)
    return card === undefined ? null : createElement(Link, { key: entry.id, card, ...place })
  }
}
