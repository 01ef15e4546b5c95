import { memo } from 'react'
import { notchedFrame } from './card-shapes.ts'
import { LogoPaths } from './logo.tsx'
import { useRosette } from './rosette-sheet.ts'

/** The back of every tarot card, 250 by 426. */
export const CardBack = memo(function CardBack() {
  const centre = useRosette('back', 2)
  const corner = useRosette('corner', 1)
  return (
    <svg viewBox="0 0 250 426" aria-hidden="true">
      <rect width="250" height="426" fill="#1A0E10" />
      <path d={LOZENGES} fill="#4A1A1F" opacity=".55" />
      <path d="M9.5 9.5H240.5V416.5H9.5Z" fill="none" stroke="#9C8150" strokeWidth="1.6" />
      <path d={notchedFrame(15, 15, 220, 396, 14)} fill="none" stroke="#9C8150" strokeWidth=".8" />
      <g color="#B8975A">
        <circle cx="125" cy="213" r="92" fill="#1A0E10" />
        <use href={centre} x="25" y="113" width="200" height="200" />
        {CORNERS.map(([x, y]) => (
          <use key={`${x} ${y}`} href={corner} x={x} y={y} width="80" height="80" opacity=".55" />
        ))}
      </g>
      <circle cx="125" cy="213" r="33" fill="#1A0E10" stroke="#B8975A" />
      <svg x="99" y="187" width="52" height="52" viewBox="0 0 48 48" aria-hidden="true">
        <LogoPaths />
      </svg>
    </svg>
  )
})

const CORNERS = [
  [20, 20],
  [150, 20],
  [20, 326],
  [150, 326],
] as const

const LOZENGES = lozenges()

function lozenges(): string {
  let path = ''
  for (let row = 0, y = -10; y < 440; row++, y += 14) {
    for (let x = row % 2 ? -3 : -10; x < 260; x += 14) path += `M${x} ${y - 3}l3 3l-3 3l-3 -3Z`
  }
  return path
}
