import './engraving-sprite.css'
import { memo, useDeferredValue } from 'react'
import { rosettePaths } from './rosette.ts'
import { useWantedRosettes } from './rosette-sheet.ts'

/**
 * The hatches, burin lines and rosettes in use, drawn once at the root of the page and referenced by all other drawings. A
 * pattern takes its colour from here, not from where it is used, so night and paper each have their own.
 */
export function EngravingSprite() {
  const wanted = useWantedRosettes()
  // New ones, which have many lines, are drawn when the page is idle; unused ones are removed at once.
  const ready = useDeferredValue(wanted)
  const rosettes = ready.filter((id) => wanted.includes(id))
  return (
    <svg className="engraving-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <Burin id="cut-night" gap={13} line={8.5} ink="#141C1F" />
        <Burin id="cut-night-sm" gap={26} line={15} ink="#141C1F" />
        <Burin id="cut-paper" gap={13} line={7} ink="#DDD0B2" />
        <Burin id="cut-paper-sm" gap={26} line={13} ink="#DDD0B2" />
        <Hatch id="hatch-night" ink="#6F5F3D" />
        <Hatch id="hatch-paper" ink="#A48D5F" />
        <pattern
          id="burin-p"
          width="240"
          height="3.6"
          patternUnits="userSpaceOnUse"
          patternTransform="translate(-16 0)"
        >
          <path d="M240 0 L240 2.3 L70 1.15 Z" fill="#8B7A58" />
        </pattern>
      </defs>
      {rosettes.map((id) => (
        <Rosette key={id} id={id} />
      ))}
    </svg>
  )
}

const Rosette = memo(function Rosette({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox="0 0 100 100">
      <g fill="none" stroke="currentColor" strokeWidth=".42" strokeLinejoin="round">
        {rosettePaths(id).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </symbol>
  )
})

/** Lines that swell and taper like a burin's. */
function Burin({ id, gap, line, ink }: { id: string; gap: number; line: number; ink: string }) {
  return (
    <pattern id={id} width="512" height={gap} patternUnits="userSpaceOnUse">
      <path d={`M0 0V${line}L461 ${line / 2}Z`} fill={ink} />
    </pattern>
  )
}

function Hatch({ id, ink }: { id: string; ink: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7" stroke={ink} strokeWidth="2.2" />
    </pattern>
  )
}
