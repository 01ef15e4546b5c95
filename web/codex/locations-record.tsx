import type { LocationDetail } from '#story/locations.ts'
import { Description } from '#web/look/description.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'

/** All that is known of a location. */
export function LocationRecord({ location }: { location: LocationDetail }) {
  const { group, description, significance, mentioned, visited } = location
  return (
    <>
      <SheetTitle />
      <p className="dateline">First mentioned/visited in Chapter {mentioned}</p>
      <Facts
        facts={[
          { name: 'Group', value: group },
          { name: 'First visited', value: visited === undefined ? undefined : `Chapter ${visited}` },
        ]}
      />
      <Description blocks={description} />
      {significance && (
        <>
          <h3>Significance</h3>
          <p>{significance}</p>
        </>
      )}
    </>
  )
}
