import type { Problem } from '#tools/content/problem.ts'
import type { Content } from '#tools/content/read-content.ts'
import type { Certificate } from './certificate.ts'
import type { Errata, Erratum } from './errata.ts'
import type { Given } from './given.ts'

/**
 * Checks that readers still get what was released: a released chapter must give what it gave when it was certified, or
 * what its last correction in errata.yaml says. A correction without a hash accepts whatever the chapter gives now; a
 * correction that changed nothing is a problem too.
 */
export function checkCertificate(content: Content, given: Given, certificate: Certificate, errata: Errata): Problem[] {
  const problems = [...certificate.problems, ...errata.problems]
  if (problems.length > 0) return problems

  const needed = new Set<Erratum>()
  const changed = releasedIn(certificate).flatMap(({ chapter, version, told }) => {
    const now = chapter === 'book' ? given.book : given.told[chapter - 1]
    let [before, last] = [told, told]
    for (const erratum of errata.all.filter((erratum) => erratum.chapter === chapter)) {
      const next = erratum.told ?? now ?? last
      // Corrections in the same release count as one change of the chapter, each with its own reason.
      if (next !== last) before = last
      if (next !== before) needed.add(erratum)
      last = next
    }
    return now === last ? [] : [change(content, chapter, version, now)]
  })
  const idle = errata.all.flatMap((erratum, index) =>
    needed.has(erratum) || !errata.file ? [] : [idleness(erratum, errata.file.path, errata.file.lineOf([index]))],
  )
  return [...changed, ...idle]
}

function releasedIn({ book, chapters }: Certificate) {
  const released = chapters.map((link, index) => ({ chapter: (index + 1) as Erratum['chapter'], ...link }))
  return book ? [{ chapter: 'book' as const, ...book }, ...released] : released
}

function change(content: Content, chapter: Erratum['chapter'], version: string, now: string | undefined): Problem {
  const source = content.chapters.find(({ number }) => number === chapter)
  const what = chapter === 'book' ? 'A public constant of the book' : `Chapter ${chapter}`
  return {
    file: (source?.file ?? content.bookFile).path,
    line: 1,
    rule: 'certificate',
    message: now
      ? `${what} gives readers something different from version ${version}.`
      : `${what} was released with version ${version} and is gone.`,
    tip: `Undo the change; or, if it is a correction, add it to errata.yaml: chapter: ${chapter}, date, reason.`,
  }
}

function idleness({ chapter }: Erratum, file: string, line: number): Problem {
  return {
    file,
    line,
    rule: 'errata',
    message: `The correction of ${chapter === 'book' ? 'the book' : `chapter ${chapter}`} changes nothing that readers were given.`,
    tip: 'Remove the line: only a change of what was released needs one.',
  }
}
