import { Confirm } from '#web/ui/confirm.tsx'
import { leapQuestion } from './questions.ts'

type Props = { from: number; to: number; onAnswer: (isMeant: boolean) => void }

/** Asks for confirmation before a leap ahead. */
export function LeapQuestion({ from, to, onAnswer }: Props) {
  const { text, ...words } = leapQuestion(from, to)
  return (
    <Confirm open {...words} onConfirm={() => onAnswer(true)} onCancel={() => onAnswer(false)}>
      {text}
    </Confirm>
  )
}
