import '#web/ui/card.css'
import '#web/ui/locked.css'
import './soon.css'
import type { ReactNode } from 'react'
import type { Glyph } from '#web/illustrations/glyph.ts'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { FogMoon } from './fog-moon.tsx'

type Teaser = { title: string; text: string; glyph: Glyph }

type SoonPageProps = {
  title: string
  /** What is planned, in one sentence. */
  promise: string
  /** Lines behind the fog, 1200 by 480; the same at every chapter. */
  drawing: ReactNode
  teasers: readonly Teaser[]
}

/** A section under development: the moon above the fog, and what is planned, which reveals nothing of the story. */
export function SoonPage({ title, promise, drawing, teasers }: SoonPageProps) {
  return (
    <>
      <PageHead eyebrow="In development" title={title} />
      <section className="locked soon-hero" aria-labelledby="soon-title">
        <svg className="soon-lines" viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {drawing}
        </svg>
        <FogMoon />
        <h2 id="soon-title">Coming Soon</h2>
        <p>{promise}</p>
        <p className="meta">This feature is in development.</p>
      </section>
      <ul className="grid grid-3 soon-teasers">
        {teasers.map(({ title, text, glyph }) => (
          <li key={title} className="card soon-teaser">
            <span className="soon-art">
              <Medallion seed="soon" glyph={glyph} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
