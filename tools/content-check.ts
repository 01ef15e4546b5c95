import { checkContent } from './content/check-content.ts'
import { formatProblem } from './content/problem.ts'
import { readContent } from './content/read-content.ts'
import { rules } from './content-rules/rules.ts'

/** `npm run content:check`: every slip of the content with file, line, reason and tip; exit 1 when there is one. */
const started = performance.now()
const content = readContent()
const problems = checkContent(content, rules)
for (const problem of problems) console.error(formatProblem(problem))

const seconds = ((performance.now() - started) / 1000).toFixed(1)
const files = `${content.chapters.length} chapter files, ${rules.length} rules, ${seconds} s`
console.log(problems.length === 0 ? `✔ The content is sound (${files}).` : `✖ ${problems.length} problems (${files}).`)
process.exitCode = problems.length === 0 ? 0 : 1
