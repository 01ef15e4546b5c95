import type { ToldPlace } from '#api/admin.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import type { Reported } from './reported.ts'

/**
 * What an author needs before correcting an entry: the report, each place that tells of the entry up to the reader's chapter,
 * newest first, and what to do afterwards.
 *
 * @throws {StartupError} if no chapter up to the reader's tells of it
 */
export function fixLines({ entry, chapter, title, description }: Reported, places: readonly ToldPlace[]): string[] {
  const known = places.filter((place) => place.chapter <= chapter).reverse()
  if (known.length === 0) throw new StartupError(`No chapter up to ${chapter} tells of ${entry}`)
  return [
    ...(title ? ['', `${title} (written at chapter ${chapter})`, ...(description ?? '').split('\n')] : []),
    ...known.flatMap(({ file, line, lines }) => ['', `${file}:${line}`, ...lines]),
    '',
    'Edit there, then: npm run content:review, npm run content:check.',
  ]
}
