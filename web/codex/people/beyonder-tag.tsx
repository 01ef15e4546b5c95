import { book } from '#web/reader/book.ts'
import { Tag } from '#web/ui/tag.tsx'
import Sparkles from '~icons/lucide/sparkles'

/** Marks someone who walks a pathway. On paper the tone is the quieter `accent`. */
export function BeyonderTag({ tone }: { tone: 'accent' | 'accent-strong' }) {
  return (
    <Tag tone={tone}>
      <Sparkles />
      {book.sections.pathways?.person}
    </Tag>
  )
}
