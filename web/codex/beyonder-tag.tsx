import { Tag } from '#web/ui/tag.tsx'
import Sparkles from '~icons/lucide/sparkles'

/** Marks a Beyonder. On paper the tone is the quieter `accent`. */
export function BeyonderTag({ tone }: { tone: 'accent' | 'accent-strong' }) {
  return (
    <Tag tone={tone}>
      <Sparkles />
      Beyonder
    </Tag>
  )
}
