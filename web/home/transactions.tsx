import type { LedgerLine } from '#story/money/ledger.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Every payment, in the columns of an account book. */
export function Transactions({ lines }: { lines: readonly LedgerLine[] }) {
  const coins = lines[0]?.amount.coins ?? []
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">Ch.</th>
          <th scope="col">Entry</th>
          <th scope="col" className="k">
            Kind
          </th>
          {coins.map(({ key, symbol, name }) => (
            <th key={key} scope="col" className="m">
              <span aria-hidden="true">{symbol}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { line: LedgerLine }) {
  const { chapter, description, isIncome, type, category, amount } = line
  return (
    <tr className={classNames(isIncome && 'in')}>
      <td>{chapter}</td>
      <td className="d">
        <span className="sign" aria-hidden="true">
          {isIncome ? '+' : '−'}
        </span>
        {description}
        <span className="kind-below">
          {category}, {type.toLowerCase()}
        </span>
      </td>
      <td className="k">
        {category}
        <span>{type}</span>
      </td>
      {amount.coins.map(({ key, count }) => (
        <td key={key} className="m">
          {count}
        </td>
      ))}
    </tr>
  )
}
