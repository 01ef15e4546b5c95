import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { programFolder } from '#server/testing/postgres-programs.ts'

const PROGRAMS = ['patroni', 'patronictl', 'etcd', 'haproxy', 'pgbouncer'] as const

/** The path of each program, and the folder of PostgreSQL's programs. */
export type Programs = Record<(typeof PROGRAMS)[number] | 'postgres', string>

/** The names of the programs that are not installed. */
export type Missing = { missing: string[] }

/** Debian installs services here; a user's PATH may lack it. */
const SERVICES = ['/usr/sbin', '/usr/local/sbin']

/** Looks for all programs of the trial. */
export function findPrograms(
  path = process.env.PATH ?? '',
  postgres = programFolder(),
  services = SERVICES,
): Programs | Missing {
  const folders = [...path.split(delimiter), ...services].filter(Boolean)
  const found = Object.fromEntries(
    PROGRAMS.map((name) => [name, folders.map((folder) => join(folder, name)).find((file) => existsSync(file))]),
  )
  const all = { ...found, postgres }
  const missing = Object.entries(all).flatMap(([name, place]) => (place ? [] : [name]))
  return missing.length > 0 ? { missing } : (all as Programs)
}
