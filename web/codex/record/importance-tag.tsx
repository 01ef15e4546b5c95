import { Tag } from '#web/ui/tag.tsx'

/** How much a diary entry matters, in the words of the story. */
export function ImportanceTag({ importance }: { importance: string }) {
  return <Tag tone="accent">{importance} importance</Tag>
}
