import './pathway-screen.css'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { pathwayDetail } from '#story/pathways/pathway-detail.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { BackLink } from '#web/ui/text-link.tsx'
import lanternFlame from '~icons/game-icons/lantern-flame'
import { SEQUENCE } from './address.ts'
import { PathwayPage } from './pathway-page.tsx'
import { totals, words } from './words.ts'

/** One pathway. An id that no chapter so far has told, for whatever reason, is shown as not discovered. */
export function PathwayScreen() {
  const story = useStory()
  const { pathwayId = null } = useParams()
  const [params] = useSearchParams()
  const pathway = pathwayDetail(story, pathwayId, totals.rungs)
  return (
    <>
      <p className="pathway-screen-back">
        <BackToPathways />
      </p>
      {pathway ? <PathwayPage pathway={pathway} sequence={params.get(SEQUENCE)} /> : <Undiscovered />}
    </>
  )
}

/** A link back to the view that the reader came from. */
function BackToPathways() {
  const state = useLocation().state as { cameBy?: string } | null
  return <BackLink to={{ pathname: href('pathways'), search: state?.cameBy ?? '' }}>All {words.many}</BackLink>
}

function Undiscovered() {
  return (
    <>
      <PageHead title="Undiscovered" />
      <Empty title={words.undiscovered} glyph={lanternFlame}>
        It appears as you read.
      </Empty>
    </>
  )
}
