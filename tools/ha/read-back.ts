import { brokenInvariants } from '#tools/crash/broken-invariants.ts'
import { keptRows } from '#tools/crash/kept-rows.ts'
import { losses } from '#tools/crash/losses.ts'
import type { Reader } from '#tools/crash/reader.ts'

/** Compares the database with what the readers were told; a sentence for each value that was lost, doubled or half-written. */
export async function readBack(serverUrl: string, databaseUrl: string, readers: readonly Reader[]): Promise<string[]> {
  const rows = await keptRows(databaseUrl)
  const found = [...brokenInvariants(rows)]
  for (const reader of readers) for await (const problem of losses(serverUrl, reader, rows)) found.push(problem)
  return found
}
