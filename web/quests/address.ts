import { useSearchParams } from 'react-router'
import { FROM_NEWS, parameter } from '#story/entries/routes.ts'
import { QUEST_STATUSES, type QuestStatus } from '#story/quests/quests.ts'

const STATUS = parameter('quests', 'status')
const ID = parameter('quests', 'id')
const OBJECTIVE = parameter('quests', 'obj')
const FROM = parameter('quests', 'from')
const FIRST_STATUS: QuestStatus = 'active'

/** The journal's query for a tab, with no quest open. */
export const searchOfTab = (status: QuestStatus) => (status === FIRST_STATUS ? '' : `${STATUS}=${status}`)

/** The journal's state in the address: its tab, the open quest and objective, and where the reader came from. */
export function useQuestsAddress() {
  const [params, setParams] = useSearchParams()
  const status = QUEST_STATUSES.find((status) => status === params.get(STATUS)) ?? FIRST_STATUS
  const tab = searchOfTab(status)
  return {
    status,
    id: params.get(ID),
    objective: params.get(OBJECTIVE),
    isFromNews: params.get(FROM) === FROM_NEWS,
    /** The query with no quest open. */
    search: tab,
    /** The query with a quest open. */
    searchOf: (id: string) => [tab, `${ID}=${id}`].filter(Boolean).join('&'),
    /** Switches tabs, replacing the history entry, so that going back leaves the journal. */
    show(next: string) {
      setParams(next === FIRST_STATUS ? {} : { [STATUS]: next }, { replace: true })
    },
  }
}
