import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useToast } from '#web/ui/toast.tsx'
import Trash from '~icons/lucide/trash-2'
import { useForgetVote } from './posts.ts'
import { usePostAction } from './use-post-action.ts'

type Props = {
  id: string
  call: typeof CALLS.withdrawPost | typeof CALLS.withdrawImprovement
  /** The id of the element that the button belongs to. */
  describedBy: string
}

/** A button to withdraw a post permanently, after asking. A failure is shown as an alert. */
export function Withdraw({ id, call, describedBy }: Props) {
  const { ask } = useReader()
  const say = useToast()
  const forgetVote = useForgetVote()
  const action = usePostAction(id)
  const isPublic = call === CALLS.withdrawPost

  async function withdraw() {
    const send = () => ask(call, { parts: { id } })
    const said = () => {
      forgetVote(id)
      return 'Withdrawn. Nobody can see it any more.'
    }
    const error = await action.perform({ send, said, failed: ERRORS.withdrawFailed })
    if (error === undefined) return
    action.close()
    say({ kind: 'alert', text: error })
  }

  return (
    <>
      <Button
        small
        kind="ghost"
        className="app-only"
        aria-describedby={describedBy}
        onClick={(event) => action.ask(event.currentTarget)}
      >
        <Trash size="s" />
        Withdraw
      </Button>
      <Confirm
        open={action.isAsking}
        title="Withdraw this?"
        confirm="Withdraw"
        cancel="Keep it"
        busy={action.isBusy}
        onConfirm={() => void withdraw()}
        onCancel={action.close}
      >
        {isPublic
          ? 'It disappears for everybody, with its votes, and nobody can bring it back.'
          : 'The administrators will no longer see it, and nobody can bring it back.'}
      </Confirm>
    </>
  )
}
