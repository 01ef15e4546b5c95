import '#web/components/part-title.css'

/** The parts of a record; most have jump links. */
export type RecordPart = 'within' | 'beside' | 'appearance' | 'background' | 'ties' | 'told' | 'notes'

/** The id of a part's heading. */
export const partId = (part: RecordPart) => `record-${part}`

/** The heading of a part of a record; a jump moves the focus to it. */
export function PartTitle({ part, children }: { part: RecordPart; children: string }) {
  return (
    <h3 id={partId(part)} className="part-title" tabIndex={-1}>
      {children}
    </h3>
  )
}
