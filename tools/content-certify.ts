import { readFileSync } from 'node:fs'
import { noCertificate, readCertificate } from './certificate/certificate.ts'
import { certify } from './certificate/certify.ts'
import { checkCertificate } from './certificate/check-certificate.ts'
import { readErrata } from './certificate/errata.ts'
import { contentGiven } from './certificate/given.ts'
import { optionsOf } from './command-line/options-of.ts'
import { checkContent } from './content/check-content.ts'
import { formatProblem } from './content/problem.ts'
import { contentFolder, readContent } from './content/read-content.ts'
import { rules } from './content-rules/rules.ts'

/**
 * `npm run content:certify`: records at a release what readers are given. Certified chapters are kept; `-- --anew`
 * certifies everything again, which is allowed until the first release and the first correction.
 */
const { values } = optionsOf({ options: { anew: { type: 'boolean' } } }, 'npm run content:certify [-- --anew]')
const folder = contentFolder()
const certificate = values.anew ? noCertificate(folder) : readCertificate(folder)
const errata = readErrata(folder)

const content = readContent(folder)
const given = contentGiven(content)
const problems = [
  ...checkContent(content, rules),
  ...(given ? checkCertificate(content, given, certificate, errata) : []),
]
if (given && problems.length === 0) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const added = certify(folder, given, certificate, errata, version)
  console.log(`✔ ${added} chapters were certified in version ${version}, ${given.told.length} in all.`)
} else {
  console.error(problems.map(formatProblem).join('\n'))
  console.error(`✖ ${problems.length} problems; nothing was certified.`)
  process.exitCode = 1
}
