import type { ItemStatus } from '#story/items/item-status.ts'
import { Status, type StatusTone } from '#web/ui/badges.tsx'

const TONES: Record<ItemStatus['tone'], StatusTone> = {
  plain: 'owned',
  missing: 'missing-item',
  destroyed: 'destroyed',
  spent: 'pending',
}

/** The status of an item: destroyed red, missing blue. */
export function ItemStatusMark({ word, tone }: ItemStatus) {
  return <Status tone={TONES[tone]}>{word}</Status>
}
