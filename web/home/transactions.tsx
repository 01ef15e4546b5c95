import './transactions.css'
import type { LedgerLine } from '#story/money/ledger.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Every payment, in the columns of a ledger. */
export function Transactions({ lines }: { lines: readonly LedgerLine[] }) {
  const coins = lines[0]?.amount.coins ?? []
  return (
    <table className="transactions">
      <thead>
        <tr>
          <th scope="col">Ch.</th>
          <th scope="col">Entry</th>
          <th scope="col" className="transactions-kind">
            Kind
          </th>
          {coins.map(({ key, symbol, name }) => (
            <th key={key} scope="col" className="transactions-coin">
              <span aria-hidden="true">{symbol}</span>
              <span className="visually-hidden">{name}</span>
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
    <tr className={classNames(isIncome && 'is-income')}>
      <td>{chapter}</td>
      <td className="transactions-text">
        <span className="transactions-sign" aria-hidden="true">
          {isIncome ? '+' : '−'}
        </span>
        {description}
        <span className="transactions-kind-below">
          {category}, {type.toLowerCase()}
        </span>
      </td>
      <td className="transactions-kind">
        {category}
        <span>{type}</span>
      </td>
      {amount.coins.map(({ key, count }) => (
        <td key={key} className="transactions-coin">
          {count}
        </td>
      ))}
    </tr>
  )
}
