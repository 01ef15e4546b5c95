import { useLocation } from 'react-router'
import lanternFlame from '~icons/game-icons/lantern-flame'
import { useRouteTitle } from '../shell/root.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** An honest page for a section that is not there yet. */
export function BeingPreparedScreen() {
  const isInCodex = useLocation().pathname.startsWith('/codex/')
  return (
    <>
      <PageHead title={useRouteTitle()} back={isInCodex ? { to: '/codex', label: 'Back to Codex' } : undefined} />
      <Empty
        title="This section is being prepared"
        glyph={lanternFlame}
        action={<ButtonLink to="/">Back to Home</ButtonLink>}
      >
        Its drawers are still being labelled. What you have read is kept meanwhile.
      </Empty>
    </>
  )
}
