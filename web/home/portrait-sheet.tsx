import type { ReactNode } from 'react'
import { Sheet } from '../ui/sheet.tsx'

type Props = { name: string; city: string | undefined; children: ReactNode; onClose: () => void }

/** The portrait of the protagonist, large. */
export function PortraitSheet({ name, city, children, onClose }: Props) {
  return (
    <Sheet title={name} label="Portrait" variant="small" onClose={onClose}>
      <figure className="fig portrait-large">
        <div className="pic tall">{children}</div>
        <figcaption>{[name, city].filter(Boolean).join(', ')}.</figcaption>
      </figure>
    </Sheet>
  )
}
