import { round } from './hash.ts'

/** The path of a frame with concave corners. */
export function notchedFrame(x: number, y: number, width: number, height: number, corner: number): string {
  const [right, bottom] = [x + width, y + height]
  const turn = (toX: number, toY: number) => `A${corner} ${corner} 0 0 0 ${toX} ${toY}`
  return (
    `M${x + corner} ${y}H${right - corner}${turn(right, y + corner)}V${bottom - corner}${turn(right - corner, bottom)}` +
    `H${x + corner}${turn(x, bottom - corner)}V${y + corner}${turn(x + corner, y)}Z`
  )
}

/** The path of a pointed window. */
export function archedWindow(x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2
  const spring = round(y + width * 0.42)
  const shoulder = round(y + width * 0.12)
  const [left, right] = [round(middle - width * 0.2), round(middle + width * 0.2)]
  return (
    `M${x} ${y + height}V${spring}C${x} ${shoulder} ${left} ${round(y + 4)} ${middle} ${y}` +
    `C${right} ${round(y + 4)} ${x + width} ${shoulder} ${x + width} ${spring}V${y + height}Z`
  )
}
