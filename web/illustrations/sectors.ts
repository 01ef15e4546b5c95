/**
 * The paths of the slices of a pie around 0,0, clockwise from the top, with angles proportional to the values, which must be
 * positive.
 */
export function sectors(values: readonly number[], radius: number): string[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  // An arc that ends where it begins would not be drawn.
  if (values.length === 1) return [`M${at(0, radius)}${arc(0.5, radius)}${arc(1, radius)}Z`]
  let end = 0
  return values.map((value) => {
    const start = end
    end += value / total
    return `M${at(start, radius)}${arc(end, radius, end - start)}L0,0Z`
  })
}

/** An arc to a point on the circle; `turn` is the fraction of the circle it covers. */
function arc(end: number, radius: number, turn = 0.5): string {
  return `A${radius},${radius},0,${turn > 0.5 ? 1 : 0},1,${at(end, radius)}`
}

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  return [radius * Math.sin(angle), -radius * Math.cos(angle)].map((part) => Math.round(part * 1000) / 1000 + 0).join()
}
