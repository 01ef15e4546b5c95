import type { ComponentProps } from 'react'
import { AbilitiesPopup } from '#web/popup/abilities-popup.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { BalancePopup } from './balance-popup.tsx'
import { InventoryPopup } from './inventory-popup.tsx'
import { PortraitPopup } from './portrait-popup.tsx'
import { ProtagonistPopup } from './protagonist-popup.tsx'

type Props = { open: string; target: ComponentProps<typeof AbilitiesPopup>['target']; onClose: () => void }

/**
 * The popup of Home named in the address. Nothing opens for a part that the book does not have, or for the protagonist before
 * any story tells of them.
 */
export function HomePopup({ open, target, onClose }: Props) {
  const isTold = useStory().chapter > 0
  const { balance, inventory, abilities } = book.sections
  switch (open) {
    case 'balance':
      return balance && <BalancePopup words={balance} onClose={onClose} />
    case 'inventory':
      return inventory && <InventoryPopup words={inventory} onClose={onClose} />
    case 'abilities':
      return abilities && <AbilitiesPopup words={abilities} target={target} onClose={onClose} />
    case 'portrait':
      return isTold && <PortraitPopup onClose={onClose} />
    case book.protagonist.popup:
      return isTold && <ProtagonistPopup onClose={onClose} />
    default:
      return null
  }
}
