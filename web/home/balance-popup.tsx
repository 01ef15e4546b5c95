import '#web/components/coins.css'
import './balance-popup.css'
import { ledger } from '#story/money/ledger.ts'
import { Coins } from '#web/components/coins.tsx'
import { book } from '#web/reader/book.ts'
import { useReading } from '#web/reader/story-context.tsx'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Leaders } from '#web/ui/leaders.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { MoneyText } from './money-text.tsx'
import type { PopupProps } from './popup-props.ts'
import { Spending } from './spending.tsx'
import { Transactions } from './transactions.tsx'

const NO_TRANSACTIONS = 'No transactions available'

/** The ledger: totals, spending, and every payment. */
export function BalancePopup({ words, onClose }: PopupProps<'balance'>) {
  const { story, isLoading } = useReading()
  const { cash, bank, balance, income, expenses, otherIncome, salary, spending, lines } = ledger(story, book)
  const sheet = { title: words.title, variant: 'ledger', onClose } as const
  if (story.chapter === 0) {
    return (
      <Sheet {...sheet}>
        <EmptyLine>{NO_TRANSACTIONS}</EmptyLine>
      </Sheet>
    )
  }
  return (
    <Sheet {...sheet} label={`Ledger to Chapter ${story.chapter}`}>
      <div className="balance-popup-totals">
        <div>
          <span className="label">Cash in hand</span>
          <Coins money={cash} all />
        </div>
        {words.bank && (
          <div>
            <span className="label">{words.bank}</span>
            <Coins money={bank} all />
          </div>
        )}
        {words.wage && (
          <div>
            <span className="label">{words.wage}</span>
            {salary ? <Coins money={salary.paid} former={salary.former} /> : <span className="coins">None</span>}
          </div>
        )}
      </div>
      <div className="balance-popup-parts">
        <div>
          <h3>Spending</h3>
          <Spending spending={spending} />
          <div className="balance-popup-sums">
            <Leaders name="Balance">
              <MoneyText money={balance} />
            </Leaders>
            <Leaders name="Total income">
              <MoneyText money={income} />
            </Leaders>
            <Leaders name="Total expenses">
              <MoneyText money={expenses} />
            </Leaders>
            {words.otherIncome && (
              <Leaders name={words.otherIncome}>
                <MoneyText money={otherIncome} />
              </Leaders>
            )}
          </div>
        </div>
        <div>
          <h3>Transactions</h3>
          {isLoading ? (
            <Spinner label="Loading transactions..." />
          ) : lines.length === 0 ? (
            <EmptyLine>{NO_TRANSACTIONS}</EmptyLine>
          ) : (
            <Transactions lines={lines} />
          )}
        </div>
      </div>
    </Sheet>
  )
}
