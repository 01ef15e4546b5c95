import { Confirm } from '#web/ui/confirm.tsx'

type Props = { from: number; to: number; onAnswer: (isMeant: boolean) => void }

/** 'Show chapters 43 to 60?' */
export function LeapQuestion({ from, to, onAnswer }: Props) {
  return (
    <Confirm
      open
      title={`Show chapters ${from + 1} to ${to}?`}
      confirm="Show them"
      cancel={`Stay at chapter ${from}`}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      Everything up to chapter {to} comes out of the fog, also what you have not read yet.
    </Confirm>
  )
}
