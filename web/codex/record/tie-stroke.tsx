import './tie.css'
import type { TieLine } from '#kinds/ties.ts'

/** The line of a sort of tie, in ink: a double one is a broad one with a line of paper in it. */
export function TieStroke({ line, path }: { line: TieLine; path: string }) {
  return (
    <>
      <path className="tie-stroke" data-line={line} d={path} />
      {line === 'leads' && <path className="tie-stroke" data-line="paper" d={path} />}
    </>
  )
}
