/** One measured figure, in the unit given in its name, and its budget: a maximum or a minimum. */
export type Figure = { name: string; figure: number; budget: number; ok: boolean }

/** A figure that must not exceed its budget. */
export function atMost(name: string, figure: number, budget: number): Figure {
  return { name, figure, budget, ok: figure <= budget }
}

/** A figure that must not fall below its budget. */
export function atLeast(name: string, figure: number, budget: number): Figure {
  return { name, figure, budget, ok: figure >= budget }
}

/** "✔ search, p95 per keystroke (ms)   1.2   budget 5" */
export function figureLine({ name, figure, budget, ok }: Figure): string {
  return `${ok ? '✔' : '✖'} ${name.padEnd(66)} ${round(figure).padStart(8)}   budget ${round(budget)}`
}

function round(figure: number) {
  return figure >= 100 ? figure.toFixed(0) : figure >= 0.1 ? figure.toFixed(2) : figure.toPrecision(2)
}
