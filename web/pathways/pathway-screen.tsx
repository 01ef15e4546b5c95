import './pathways.css'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { pathwayDetail } from '#story/pathway-detail.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { BackLink } from '#web/ui/text-link.tsx'
import lanternFlame from '~icons/game-icons/lantern-flame'
import { SEQUENCE } from './address.ts'
import { PathwayBook } from './pathway-book.tsx'
import { PathwayPage } from './pathway-page.tsx'

/** One pathway. An id that no chapter so far has told, for whatever reason, is not discovered. */
export function PathwayScreen() {
  return <PathwayBook book={book}>{({ rungs }) => <Pathway rungs={rungs} />}</PathwayBook>
}

function Pathway({ rungs }: { rungs: number }) {
  const story = useStory()
  const { pathwayId = null } = useParams()
  const [params] = useSearchParams()
  const pathway = pathwayDetail(story, pathwayId, rungs)
  return (
    <>
      <p className="pd-back">
        <BackToPathways />
      </p>
      {pathway ? <PathwayPage pathway={pathway} sequence={params.get(SEQUENCE)} /> : <Undiscovered />}
    </>
  )
}

/** Back to the view that the reader came from. */
function BackToPathways() {
  const state = useLocation().state as { cameBy?: string } | null
  return <BackLink to={{ pathname: '/pathways', search: state?.cameBy ?? '' }}>All pathways</BackLink>
}

function Undiscovered() {
  return (
    <>
      <PageHead title="Undiscovered" />
      <Empty title="This pathway has not been discovered yet..." glyph={lanternFlame}>
        It appears as you read.
      </Empty>
    </>
  )
}
