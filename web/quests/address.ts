import { useSearchParams } from 'react-router'
import { QUEST_STATUSES, type QuestStatus } from '#story/quests/quests.ts'

const STATUS = 'status'
const ID = 'id'
const OBJECTIVE = 'obj'
const FROM = 'from'
const FIRST_STATUS: QuestStatus = 'active'

/** What the address says of the journal: its tab, the open quest with one of its objectives, and where the reader came from. */
export function useQuestsAddress() {
  const [params, setParams] = useSearchParams()
  const status = QUEST_STATUSES.find((status) => status === params.get(STATUS)) ?? FIRST_STATUS
  const tab = status === FIRST_STATUS ? '' : `${STATUS}=${status}`
  return {
    status,
    id: params.get(ID),
    objective: params.get(OBJECTIVE),
    isFromNews: params.get(FROM) === 'recent-activity',
    /** The journal with no quest open. */
    search: tab,
    /** The journal with a quest open. */
    searchOf: (id: string) => [tab, `${ID}=${id}`].filter(Boolean).join('&'),
    /** Turns to a tab. It leaves no step in the history: going back leads out of the journal. */
    show(next: string) {
      setParams(next === FIRST_STATUS ? {} : { [STATUS]: next }, { replace: true })
    },
  }
}
