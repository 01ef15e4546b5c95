import type { Money } from '#story/money/coins.ts'

/** Money in symbols; screen readers say it in words. */
export function MoneyText({ money }: { money: Money }) {
  return (
    <>
      <span aria-hidden="true">{money.text}</span>
      <span className="visually-hidden">{money.spoken}</span>
    </>
  )
}
