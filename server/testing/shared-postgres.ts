import type { TestProject } from 'vitest/node'
import { postgresIsMissing, startPostgres } from './postgres.ts'
import { quickFolder } from './shared-memory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the socket of the PostgreSQL that all files share; undefined where there is none. */
    postgres: string | undefined
  }
}

/** Enough for the files that run at the same time on a large machine. */
const CONNECTIONS = 500

/**
 * Starts one PostgreSQL for all the test files of a run: to make one anew takes longer than most of them. Each file has databases of
 * its own in it (on-both-databases.ts); those that stop or kill their PostgreSQL start another one.
 */
export default async function sharePostgres(project: TestProject) {
  if (postgresIsMissing) return undefined
  // It makes and removes thousands of files: on a disk their bookkeeping takes a seventh of the processor time of the server's tests.
  const postgres = await startPostgres({ connections: CONNECTIONS, parent: quickFolder() })
  project.provide('postgres', postgres.folder)
  return postgres.stop
}
