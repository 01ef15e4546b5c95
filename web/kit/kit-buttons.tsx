import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BackLink, MoreLink } from '#web/ui/text-link.tsx'
import Plus from '~icons/lucide/plus'
import X from '~icons/lucide/x'

const STATES = [
  ['', 'Primary', 'Secondary'],
  ['is-hover', 'Hover', 'Hover'],
  ['is-focus', 'Focus', 'Focus'],
  ['is-down', 'Pressed', 'Pressed'],
] as const

export function KitButtons() {
  return (
    <div className="stack">
      <div className="row">
        {STATES.map(([state, name]) => (
          <Button key={name} kind="primary" className={state}>
            {name}
          </Button>
        ))}
        <Button kind="primary" busy="Submitting...">
          Submit
        </Button>
      </div>
      <div className="row">
        {STATES.slice(0, 3).map(([state, , name]) => (
          <Button key={name} className={state}>
            {name}
          </Button>
        ))}
        <Button kind="danger">Sign out</Button>
        <Button kind="danger-fill">Delete account</Button>
        <Button kind="ghost">Ghost</Button>
      </div>
      <div className="row">
        <ButtonLink to="/kit" small>
          <Plus size="s" />
          Small link
        </ButtonLink>
        <Button disabled>Disabled</Button>
        <IconButton label="Close">
          <X size="l" />
        </IconButton>
        <IconButton label="Close, focused" className="is-focus">
          <X size="l" />
        </IconButton>
        <BackLink to="/kit">Back to Codex</BackLink>
        <MoreLink to="/kit">View Details</MoreLink>
      </div>
      <p>
        And <a href="/kit">a link in running text</a>.
      </p>
    </div>
  )
}
