import { readCertificate } from './certificate/certificate.ts'
import { checkCertificate } from './certificate/check-certificate.ts'
import { readErrata } from './certificate/errata.ts'
import { contentGiven } from './certificate/given.ts'
import { checkContent } from './content/check-content.ts'
import { formatProblem } from './content/problem.ts'
import { contentFolder, readContent } from './content/read-content.ts'
import { rules } from './content-rules/rules.ts'

/** `npm run content:check`: lists every mistake in the content with file, line, reason and tip; exit code 1 if there is one. */
const started = performance.now()
const content = readContent()
const given = contentGiven(content)
const certificate = readCertificate(contentFolder())
const problems = [
  ...checkContent(content, rules),
  ...(given ? checkCertificate(content, given, certificate, readErrata(contentFolder())) : []),
]
for (const problem of problems) console.error(formatProblem(problem))

const seconds = ((performance.now() - started) / 1000).toFixed(1)
const files = `${content.chapters.length} chapter files, ${rules.length} rules, ${certificate.chapters.length} certified, ${seconds} s`
console.log(
  problems.length === 0 ? `✔ The content has no problems (${files}).` : `✖ ${problems.length} problems (${files}).`,
)
process.exitCode = problems.length === 0 ? 0 : 1
