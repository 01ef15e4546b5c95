import './coins.css'
import { type CoinCount, type Money, neededCoins } from '#story/money/coins.ts'

type CoinsProps = {
  money: Money
  /** Shown struck through before it. */
  former?: Money | undefined
  /** Lists every coin, including those with a count of zero. */
  all?: boolean
}

/** A sum in large figures, coin by coin. */
export function Coins({ money, former, all = false }: CoinsProps) {
  return (
    <p className="coins">
      <span className="visually-hidden">
        {money.spoken}
        {former && `, formerly ${former.spoken}`}
      </span>
      {former && <s aria-hidden="true">{former.text}</s>}
      {(all ? money.coins : neededCoins(money.coins)).map((coin, at) => (
        <span key={coin.key} aria-hidden="true">
          {at === 0 && money.isNegative && '−'}
          <Coin coin={coin} />
        </span>
      ))}
    </p>
  )
}

function Coin({ coin: { symbol, count, isSymbolFirst } }: { coin: CoinCount }) {
  return isSymbolFirst ? (
    <>
      {symbol}
      {count}
    </>
  ) : (
    <>
      {count}
      <i>{symbol}</i>
    </>
  )
}
