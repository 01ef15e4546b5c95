import { ledger } from '#story/ledger.ts'
import Landmark from '~icons/lucide/landmark'
import { book } from '../reader/book.ts'
import { useStory } from '../reader/story-context.tsx'
import { Leaders } from '../ui/leaders.tsx'
import { MoneyText } from './money-text.tsx'
import { SummaryCard } from './summary-card.tsx'

/** The purse in short. */
export function BalanceCard() {
  const story = useStory()
  const { cash, bank, salary, mostSpent, lines } = ledger(story, book)
  return (
    <SummaryCard
      id="balance"
      title="Balance History"
      icon={<Landmark />}
      note={
        <span className="meta">{`${lines.length} ${lines.length === 1 ? 'entry' : 'entries'} to Chapter ${story.chapter}`}</span>
      }
      more="Open ledger"
    >
      <p className="big num">
        <MoneyText money={cash} />
        <small>in hand</small>
      </p>
      {bank.pence !== 0 && (
        <Leaders name="In the bank">
          <MoneyText money={bank} />
        </Leaders>
      )}
      <Leaders name="Weekly salary">{salary ? <MoneyText money={salary.paid} /> : 'None'}</Leaders>
      {mostSpent && <Leaders name={`Spent on ${mostSpent.label.toLowerCase()}`}>{mostSpent.percent}%</Leaders>}
    </SummaryCard>
  )
}
