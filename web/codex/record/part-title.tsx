import '#web/components/part-title.css'

/** The parts of a record, most of which its jump line leads to. */
export type RecordPart = 'within' | 'beside' | 'appearance' | 'background' | 'ties' | 'told' | 'notes'

/** The id of the heading of a part. */
export const partId = (part: RecordPart) => `record-${part}`

/** The heading of a part of a record; a jump gives it the focus. */
export function PartTitle({ part, children }: { part: RecordPart; children: string }) {
  return (
    <h3 id={partId(part)} className="part-title" tabIndex={-1}>
      {children}
    </h3>
  )
}
