import './summary-card.css'
import type { PublicBook } from '#story/book/book.ts'
import { ledger } from '#story/money/ledger.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Leaders } from '#web/ui/leaders.tsx'
import Landmark from '~icons/lucide/landmark'
import { MoneyText } from './money-text.tsx'
import { SummaryCard } from './summary-card.tsx'

/** A summary of the purse. */
export function BalanceCard({ words }: { words: NonNullable<PublicBook['sections']['balance']> }) {
  const story = useStory()
  const { cash, bank, salary, mostSpent, lines } = ledger(story, book)
  return (
    <SummaryCard
      id="balance"
      title={words.title}
      icon={<Landmark />}
      note={
        <span className="meta">{`${lines.length} ${lines.length === 1 ? 'entry' : 'entries'} to Chapter ${story.chapter}`}</span>
      }
      more="Open ledger"
    >
      <p className="summary-card-figure numerals">
        <MoneyText money={cash} />
        <small>in hand</small>
      </p>
      {words.bank && bank.pence !== 0 && (
        <Leaders name={words.bank}>
          <MoneyText money={bank} />
        </Leaders>
      )}
      {words.wage && <Leaders name={words.wage}>{salary ? <MoneyText money={salary.paid} /> : 'None'}</Leaders>}
      {mostSpent && <Leaders name={`Spent on ${mostSpent.label.toLowerCase()}`}>{mostSpent.percent}%</Leaders>}
    </SummaryCard>
  )
}
