import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { type Certificate, withGiven } from './certificate.ts'
import type { Errata } from './errata.ts'
import type { Given } from './given.ts'

/**
 * Adds all unreleased chapters to the certificate, for this version, and records in errata.yaml what corrected chapters now give.
 * Returns how many chapters were added.
 */
export function certify(
  folder: string,
  given: Given,
  certificate: Certificate,
  errata: Errata,
  version: string,
): number {
  writeFileSync(join(folder, 'certificate.txt'), withGiven(certificate, given, version))

  const path = join(folder, 'errata.yaml')
  if (errata.all.length > 0) {
    const document = parseDocument(readFileSync(path, 'utf8'))
    for (const [index, { chapter, told }] of errata.all.entries()) {
      if (!told) document.setIn([index, 'told'], chapter === 'book' ? given.book : given.told[chapter - 1])
    }
    writeFileSync(path, document.toString({ lineWidth: 0 }))
  }
  return given.told.length - certificate.chapters.length
}
