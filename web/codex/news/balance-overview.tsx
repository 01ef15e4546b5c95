import './balance-overview.css'
import { href } from '#story/entries/routes.ts'
import { ledger } from '#story/money/ledger.ts'
import { Coins } from '#web/components/coins.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** The purse in three figures, opened by news about money; the full ledger is on Home. */
export function BalanceOverview({ onClose }: { onClose: () => void }) {
  const story = useStory()
  const { balance, income, expenses } = ledger(story, book)
  const figures = [
    { name: 'Current balance', money: balance },
    { name: 'Total income', money: income },
    { name: 'Total expenses', money: expenses },
  ]
  return (
    <Sheet title="Balance Overview" label={`Ledger to Chapter ${story.chapter}`} variant="small" onClose={onClose}>
      <dl className="balance-overview">
        {figures.map(({ name, money }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>
              <Coins money={money} all />
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={href('home', { popup: 'balance' })}>Open the ledger</ButtonLink>
    </Sheet>
  )
}
