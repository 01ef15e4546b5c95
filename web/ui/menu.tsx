import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly { text: ReactNode; onSelect: () => void; disabled?: boolean }[]
  align?: 'start' | 'center' | 'end'
}

/** A list of things to do. Not modal: a modal menu of Radix writes a style element into the page. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align={align} sideOffset={8} collisionPadding={8}>
          <div className="menu-list">
            {items.map((item, index) => (
              <DropdownMenu.Item
                // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu have no other name
                key={index}
                className="opt"
                disabled={item.disabled ?? false}
                onSelect={item.onSelect}
              >
                {item.text}
              </DropdownMenu.Item>
            ))}
          </div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
