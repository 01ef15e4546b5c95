import type { LoreDetail } from '#story/world-lore.ts'
import { Description } from '#web/look/description.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { TagList } from './tag-list.tsx'

/** All that is known of a piece of lore. */
export function LoreRecord({ lore: { group, category, chapter, description, tags } }: { lore: LoreDetail }) {
  return (
    <>
      <SheetTitle />
      <p className="dateline">First mentioned in Chapter {chapter}</p>
      <Facts
        facts={[
          { name: 'Group', value: group },
          { name: 'Category', value: category },
        ]}
      />
      <Description blocks={description} />
      <TagList tags={tags} />
    </>
  )
}
