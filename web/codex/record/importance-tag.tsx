import { Tag } from '#web/ui/tag.tsx'

/** The importance of a diary entry, in the story's words. */
export function ImportanceTag({ importance }: { importance: string }) {
  return <Tag tone="accent">{importance} importance</Tag>
}
