import './spending.css'
import type { LedgerSpending } from '#story/money/ledger.ts'
import { Pie, type PieSlice, PieSwatch } from '#web/illustrations/pie.tsx'
import { EmptyLine } from '#web/ui/empty.tsx'

/** The styles of the book's categories, in order; a fifth category repeats the first. */
const LOOKS = [
  { colour: 'chart-1', hatch: 'diagonal' },
  { colour: 'chart-2', hatch: 'cross' },
  { colour: 'chart-3', hatch: 'solid' },
  { colour: 'chart-4', hatch: 'horizontal' },
] as const satisfies Pick<PieSlice, 'colour' | 'hatch'>[]

/** Spending: a pie, and its figures as text. */
export function Spending({ spending }: { spending: readonly LedgerSpending[] }) {
  const slices = spending.map(({ label, amount, percent }, at) => ({
    name: label,
    value: amount.pence,
    percent,
    ...LOOKS[at % LOOKS.length]!,
  }))
  if (slices.every(({ value }) => value === 0)) return <EmptyLine>Nothing spent yet</EmptyLine>

  const label = `Spending: ${slices.map(({ name, percent }) => `${name} ${percent} percent`).join(', ')}`
  return (
    <div className="spending">
      <Pie slices={slices} label={label} />
      <ul className="spending-legend">
        {slices.map(({ name, percent, ...look }) => (
          <li key={name}>
            <PieSwatch {...look} />
            <span>{name}</span>
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
