import './tarot-face.css'
import { memo, useId } from 'react'
import { archedWindow, notchedFrame } from './card-shapes.ts'
import { Engraved } from './engraved.tsx'
import type { Glyph } from './glyph.ts'
import { rng, round } from './hash.ts'
import { phasePath } from './moon.ts'
import { useRosette } from './rosette-sheet.ts'

/** A paper tarot plate, 250 by 426. Its name is also shown as text beside it. */
export const TarotFace = memo(function TarotFace({ seed, glyph, name, numeral = '', motto = '' }: Props) {
  const clip = useId()
  const rosette = useRosette(`tarot${seed}`, 2)
  const { rays, stars, ground } = scenery(seed)
  return (
    <svg viewBox="0 0 250 426" data-surface="paper" role="img" aria-label={`Plate: ${name}`}>
      <clipPath id={clip}>
        <path d={WINDOW} />
      </clipPath>
      <rect width="250" height="426" fill="#E8DDC4" />
      <path d="M9.5 9.5H240.5V416.5H9.5Z" fill="none" stroke="#1F1912" strokeWidth="2.4" />
      <path d={notchedFrame(15, 15, 220, 396, 12)} fill="none" stroke="#1F1912" strokeWidth=".9" />
      <path d={dots(19, 19, 231, 407)} fill="#8C1D28" />
      <text className="tarot-face-text" x="125" y="38" fontSize="15" letterSpacing="1.5" fill="#44382A">
        {numeral}
      </text>
      <g clipPath={`url(#${clip})`}>
        <rect x="20" y="40" width="210" height="300" fill="#DDD0B2" />
        <path d={rays} fill="#1F1912" opacity=".62" />
        <circle cx={X} cy={Y} r="79" fill="#E8DDC4" stroke="#1F1912" strokeWidth="1.2" />
        <use href={rosette} x={X - 80} y={Y - 80} width="160" height="160" color="#9A8251" />
        <circle cx={X} cy={Y} r="50" fill="#E8DDC4" opacity=".78" />
        <rect x="20" y="298" width="210" height="40" fill="#DDD0B2" />
        <path d={ground} fill="none" stroke="#1F1912" strokeWidth="1.3" />
        <path d={stars} fill="#1F1912" />
        <circle cx="125" cy="84" r="20" fill="#DDD0B2" />
        <circle cx="125" cy="84" r="13" fill="#B9A77F" />
        <path d={MOON} fill="#8C1D28" />
        <circle cx="125" cy="84" r="13" fill="none" stroke="#1F1912" strokeWidth=".9" />
      </g>
      <path d={WINDOW} fill="none" stroke="#1F1912" strokeWidth="2.4" />
      <path d={INNER_WINDOW} fill="none" stroke="#1F1912" strokeWidth=".6" opacity=".8" />
      <Engraved glyph={glyph} x={X - 50} y={Y - 50} size={100} />
      <path d="M28 344H222V394H28Z" fill="#E8DDC4" stroke="#1F1912" strokeWidth="1.2" />
      <path d={notchedFrame(32, 348, 186, 42, 6)} fill="none" stroke="#1F1912" strokeWidth=".5" />
      <text
        className="tarot-face-text"
        x="125"
        y={motto ? 368 : 377}
        fontSize={name.length > 13 ? 20 : 23}
        fill="#1F1912"
      >
        {name}
      </text>
      {motto && (
        <text className="tarot-face-text" x="125" y="384" fontSize="13.5" fontStyle="italic" fill="#44382A">
          {motto}
        </text>
      )}
    </svg>
  )
})

type Props = {
  /** The id of the pathway; the same id gives the same plate. */
  seed: string
  glyph: Glyph
  name: string
  /** Above the window. */
  numeral?: string | undefined
  /** Below the name, in italics. */
  motto?: string | undefined
}

/** The centre of the plate's circle. */
const X = 125
const Y = 196
const WINDOW = archedWindow(28, 48, 194, 286)
const INNER_WINDOW = archedWindow(32.5, 53, 185, 277)
const MOON = phasePath(125, 84, 13, 0.34)

/** Tapered rays, seven stars and furrowed ground, drawn in this order from one sequence of random numbers. */
function scenery(seed: string) {
  const random = rng(`tarot:${seed}`)
  const rays = Array.from({ length: 120 }, (_, i) => ray(i, random())).join('')
  const stars = Array.from({ length: 7 }, () => star(44 + random() * 162, 74 + random() * 60)).join('')
  const ground = Array.from({ length: 9 }, (_, i) => furrow(300 + i * 4.2, random(), random())).join('')
  return { rays, stars, ground }
}

function ray(index: number, chance: number): string {
  const angle = (index / 120) * Math.PI * 2
  const spread = (0.5 / 120) * Math.PI * 2 * (0.8 + chance * 0.35)
  const point = (radius: number, at: number) =>
    `${round(X + radius * Math.cos(at))} ${round(Y + radius * Math.sin(at))}`
  return `M${point(80 + (index % 2) * 7, angle)}L${point(190, angle - spread)}L${point(190, angle + spread)}Z`
}

function star(x: number, y: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`
  return `M${at(0, -4)}L${at(1, -1)}L${at(4, 0)}L${at(1, 1)}L${at(0, 4)}L${at(-1, 1)}L${at(-4, 0)}L${at(-1, -1)}Z`
}

function furrow(y: number, bend: number, rise: number): string {
  return `M28 ${round(y)}Q${round(80 + bend * 40)} ${round(y - 4 + rise * 3)} 125 ${round(y)}T222 ${round(y)}`
}

function dots(left: number, top: number, right: number, bottom: number): string {
  const dot = (x: number, y: number) => `M${x - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z`
  return dot(left, top) + dot(right, top) + dot(left, bottom) + dot(right, bottom)
}
