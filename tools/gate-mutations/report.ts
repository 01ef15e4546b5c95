import type { Fault } from './fault.ts'

export const REPORT = 'docs/gate-mutations.md'

/** What became of a fault: the file and the title of the test that heard of it; undefined where none did. */
export type Outcome = { fault: Fault; caughtBy: string | undefined }

const MISSED = '**missed**'

/** The report as it stands in the repository: one row for each fault. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const caught = outcomes.filter(({ caughtBy }) => caughtBy !== undefined).length
  const rows = outcomes.map(
    ({ fault, caughtBy = MISSED }, index) => `| ${index + 1} | ${nameOf(fault)} | ${fault.law} | ${cell(caughtBy)} |`,
  )
  return `# Faults planted in the gate

Written by \`npm run mutate:gate\`, which plants each of these faults in a copy of the project, runs the tests that should hear of
it, and names the first that fails. The faults stand in \`tools/gate-mutations/\`. ${caught} of ${outcomes.length} were caught.

| no. | place | fault | law | caught by |
|---|---|---|---|---|
${rows.join('\n')}
`
}

/** What caught each fault when the report was written, by place and fault. */
export function readReport(text: string): Map<string, string> {
  const rows = [...text.matchAll(/^\| \d+ \| (.*?) \| (.*?) \| [A-Z]+-\d+ \| (.*) \|$/gm)]
  return new Map(
    rows.map(([, place, fault, caughtBy = '']) => [`${place} | ${fault}`, caughtBy.replaceAll('\\|', '|')]),
  )
}

/** By which the report knows a fault. */
export function nameOf({ file, fault }: Fault): string {
  return `\`${file}\` | ${fault}`
}

export const isMissed = (caughtBy: string) => caughtBy === MISSED

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
