import type { ComponentProps } from 'react'
import { AbilitiesPopup } from '../popup/abilities-popup.tsx'
import { book } from '../reader/book.ts'
import { BalancePopup } from './balance-popup.tsx'
import { InventoryPopup } from './inventory-popup.tsx'
import { ProtagonistPopup } from './protagonist-popup.tsx'

type Props = { open: string; target: ComponentProps<typeof AbilitiesPopup>['target']; onClose: () => void }

/** The popup of Home that the address names. */
export function HomePopup({ open, target, onClose }: Props) {
  switch (open) {
    case 'balance':
      return <BalancePopup onClose={onClose} />
    case 'inventory':
      return <InventoryPopup onClose={onClose} />
    case 'abilities':
      return <AbilitiesPopup target={target} onClose={onClose} />
    case book.protagonist.popup:
      return <ProtagonistPopup onClose={onClose} />
    default:
      return null
  }
}
