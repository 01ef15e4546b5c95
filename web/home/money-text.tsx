import type { Money } from '#story/money/coins.ts'

/** Money as it is written; a screen reader says it in words. */
export function MoneyText({ money }: { money: Money }) {
  return (
    <>
      <span aria-hidden="true">{money.text}</span>
      <span className="visually-hidden">{money.spoken}</span>
    </>
  )
}
