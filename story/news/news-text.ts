import type { Amount } from '#kinds/field.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { Activity, AnyKnown, Change } from '#story/engine/known.ts'
import { moneyOf, penceOf } from '#story/money/coins.ts'
import { closed } from '#story/texts/sentence.ts'
import type { NewsKind, NewsLabels } from './news-kinds.ts'

/** An entry that a chapter changed without a headline. */
export type Told = {
  kind: NewsKind
  labels: NewsLabels
  name: string
  isNew: boolean
  chapter: number
  /** As known at the reader's chapter. */
  entry: AnyKnown
  /** What the chapter told about its nested entries. */
  nested: readonly Change[]
}

/** A plain sentence about a change: what the entry did in that chapter, the steps of a quest, or that it is new or changed. */
export function newsText(told: Told, book: Pick<PublicBook, 'currency'>): string {
  const { kind, labels, name, isNew, entry } = told
  if (kind === 'transactions') return `${paymentText(entry, book)}: ${closed(name)}`
  return (
    activityOf(told) ??
    (kind === 'quests' && !isNew ? stepsOf(told) : undefined) ??
    (isNew
      ? `New ${labels.noun}: ${closed(name)}`
      : `More is known of ${labels.isTitled ? `“${name}”.` : closed(name)}`)
  )
}

/** `A payment of 5 pounds` */
export function paymentText({ type, amount }: AnyKnown, { currency }: Pick<PublicBook, 'currency'>): string {
  const { spoken } = moneyOf(penceOf(amount as Amount, currency), currency)
  switch (type) {
    case 'income':
      return `An income of ${spoken}`
    case 'bank_income':
      return `A deposit of ${spoken} in the bank`
    case 'bank_expense':
      return `A withdrawal of ${spoken} from the bank`
    default:
      return `A payment of ${spoken}`
  }
}

function activityOf({ entry, chapter }: Told): string | undefined {
  const activities = entry.recentActivities as readonly Activity[] | undefined
  const told = activities?.find((activity) => activity.chapter === chapter)
  return told && closed(told.activity)
}

type Objective = { text: string; completedInChapter?: number } | undefined

/** `Done: Find the key. Next: Open the door.` */
function stepsOf({ entry, nested, chapter }: Told): string | undefined {
  const objectives = (entry.objectives ?? {}) as Readonly<Record<string, Objective>>
  const steps = nested.flatMap(({ path, isNew }) => {
    const objective = objectives[path.split('/')[3] ?? '']
    if (objective?.completedInChapter === chapter) return [`Done: ${closed(objective.text)}`]
    return objective && isNew ? [`Next: ${closed(objective.text)}`] : []
  })
  return steps.join(' ') || undefined
}
