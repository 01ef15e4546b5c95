import './pie.css'
import { rim } from './rosette.ts'
import { sectors } from './sectors.ts'

export type Hatch = 'solid' | 'diagonal' | 'cross' | 'horizontal'

export type PieSlice = {
  name: string
  /** Any positive number; a slice without one is not drawn. */
  value: number
  /** A colour role of web/styles/tokens.css, without the dashes: `chart-1`. */
  colour: string
  hatch: Hatch
}

/** An engraved pie. Each slice has its own colour and hatch; `label` gives the figures in words. */
export function Pie({ slices, label }: { slices: readonly PieSlice[]; label: string }) {
  const drawn = slices.filter(({ value }) => value > 0)
  const paths = sectors(
    drawn.map(({ value }) => value),
    RADIUS,
  )
  return (
    <svg className="pie" viewBox="0 0 200 200" role="img" aria-label={label}>
      <PieHatches />
      <path d={RIM} stroke="var(--line-strong)" strokeWidth=".8" />
      <circle cx="100" cy="100" r="98" fill="none" stroke="var(--line-strong)" />
      <g transform="translate(100 100)">
        {drawn.map(({ name, colour, hatch }, index) => (
          <g key={name} data-slice={name}>
            <path d={paths[index]} fill={`var(--${colour})`} stroke="var(--chart-gap)" strokeWidth="2.5" />
            {hatch !== 'solid' && <path d={paths[index]} fill={`url(#pie-${hatch})`} />}
          </g>
        ))}
      </g>
      <circle cx="100" cy="100" r="34" fill="var(--bg)" stroke="var(--fg)" strokeWidth="1" />
    </svg>
  )
}

/** The colour and hatch of a slice, for the legend. Must be used beside a `Pie`, which defines the hatches. */
export function PieSwatch({ colour, hatch }: Pick<PieSlice, 'colour' | 'hatch'>) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true">
      <rect width="22" height="22" fill={`var(--${colour})`} />
      {hatch !== 'solid' && <rect width="22" height="22" fill={`url(#pie-${hatch})`} />}
    </svg>
  )
}

const RADIUS = 90
const RIM = rim(100, 100, RADIUS + 3, 4, 100)

function PieHatches() {
  return (
    <defs>
      <pattern id="pie-diagonal" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" stroke="var(--chart-gap)" strokeWidth="1.3" />
      </pattern>
      <pattern id="pie-cross" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6M0 0H6" stroke="var(--chart-gap)" strokeWidth="1.1" />
      </pattern>
      <pattern id="pie-horizontal" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 0H6" stroke="var(--chart-gap)" strokeWidth="1.8" />
      </pattern>
    </defs>
  )
}
