import { Navigate } from 'react-router'
import { labelOf } from '#story/book/book-kinds.ts'
import { href } from '#story/entries/routes.ts'
import { questDetail } from '#story/quests/quests.ts'
import { ReportLink } from '#web/popup/report-link.tsx'
import { useClose } from '#web/popup/use-close.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { useQuestsAddress } from './address.ts'
import { QuestRecord } from './quest-record.tsx'

/** The quest opened by `?id=`. An unknown id closes it; a reader who came from the news returns there. */
export function QuestSheet() {
  const story = useStory()
  const { id, objective, isFromNews, search } = useQuestsAddress()
  const words = book.sections.quests
  const close = useClose(isFromNews ? href('recentActivity') : { search })
  const isAlive = useIsAlive()
  if (id === null) return null

  const quest = questDetail(story, id, book)
  if (!quest) return isAlive && <Navigate replace to={{ search }} />

  return (
    <Sheet title={quest.name} placesTitle label={`${words && labelOf(words)}, No. ${quest.number}`} onClose={close}>
      <QuestRecord quest={quest} objective={objective} />
      <ReportLink kind="quests" id={id} />
    </Sheet>
  )
}
