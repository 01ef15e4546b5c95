import './tie.css'
import type { TieLine } from '#kinds/ties.ts'

/** The line of a tie, in ink: a double line is a broad one with a paper-coloured line in it. */
export function TieStroke({ line, path }: { line: TieLine; path: string }) {
  return (
    <>
      <path className="tie-stroke" data-line={line} d={path} />
      {line === 'leads' && <path className="tie-stroke" data-line="paper" d={path} />}
    </>
  )
}
