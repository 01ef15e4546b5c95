import './figures.css'
import type { ReactNode } from 'react'
import type { Glyph } from '#web/illustrations/glyph.ts'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { classNames } from '#web/ui/class-names.ts'

type FiguresProps = {
  glyph: Glyph
  seed: string
  className?: string
  /** Each a `Figure`; the medallion is placed beside the first. */
  children: [ReactNode, ...ReactNode[]]
}

/** A row of figures, starting with a medallion. */
export function Figures({ glyph, seed, className, children: [first, ...others] }: FiguresProps) {
  return (
    <div className={classNames('figures', className)}>
      <div className="figures-first">
        <span className="figures-medallion">
          <Medallion glyph={glyph} seed={seed} size={92} rich={2} />
        </span>
        {first}
      </div>
      {others}
    </div>
  )
}

/** A large figure with its name below. */
export function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <b>{children}</b>
      <span className="figures-name">{name}</span>
    </div>
  )
}
