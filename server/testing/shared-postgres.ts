import type { TestProject } from 'vitest/node'
import { postgresIsMissing, startPostgres } from './postgres.ts'
import { quickFolder } from './shared-memory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the socket of the shared PostgreSQL; undefined if there is none. */
    postgres: string | undefined
  }
}

/** Enough for the files that run at the same time on a large machine. */
const CONNECTIONS = 500

/**
 * Starts one PostgreSQL for all test files of a run, because starting one takes longer than most files. Each file has its own databases in
 * it (on-both-databases.ts); files that stop or kill their PostgreSQL start another one.
 */
export default async function sharePostgres(project: TestProject) {
  if (postgresIsMissing) return undefined
  // It creates and deletes thousands of files: on a disk, this takes a seventh of the CPU time of the server's tests.
  const postgres = await startPostgres({ connections: CONNECTIONS, parent: quickFolder() })
  project.provide('postgres', postgres.folder)
  return postgres.stop
}
