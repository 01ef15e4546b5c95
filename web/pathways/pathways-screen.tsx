import './pathways.css'
import { pathwayProgress, pathwayTiles } from '#story/pathways/pathways.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { usePathwaysAddress } from './address.ts'
import { CardView } from './card-view.tsx'
import { PathwayGrid } from './pathway-grid.tsx'
import { ViewSwitch } from './view-switch.tsx'
import { totals, words } from './words.ts'

/** The pathways discovered so far, as tiles or as cards. */
export function PathwaysScreen() {
  const story = useStory()
  const { view, card, search, show, turnTo } = usePathwaysAddress()
  const { pathways, sequences } = pathwayProgress(story, totals)
  const { known, locked } = pathwayTiles(story, totals)
  return (
    <>
      <PageHead
        eyebrow={`Powers, to Chapter ${story.chapter}`}
        title={words.title}
        actions={<ViewSwitch view={view} onChange={show} />}
      />
      <div className="pathways-bars">
        <ProgressBar value={pathways.percent} label={`${pathways.known}/${pathways.total} ${words.title}`} />
        <ProgressBar value={sequences.percent} label={`${sequences.known}/${sequences.total} ${words.ranks}`} />
      </div>
      {view === 'cards' ? (
        <CardView tiles={known} card={card} cameBy={search} onTurn={turnTo} />
      ) : (
        <PathwayGrid tiles={known} locked={locked} />
      )}
    </>
  )
}
