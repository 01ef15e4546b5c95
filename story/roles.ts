import { allEntries } from './entries.ts'
import type { Entries, Story } from './story.ts'

const written = new WeakMap<object, ReadonlyMap<string, string>>()

/** What a character is among the members of an organization; of several roles the one told last. */
export function roleOf({ organizations }: Story, character: string): string | undefined {
  let roles = written.get(organizations)
  if (!roles) {
    roles = rolesIn(organizations)
    written.set(organizations, roles)
  }
  return roles.get(character)
}

function rolesIn(organizations: Entries<'organizations'>): ReadonlyMap<string, string> {
  const members = allEntries(organizations).flatMap(({ knownMembers = {} }) => Object.values(knownMembers))
  return new Map(members.sort((a, b) => a.lastChanged - b.lastChanged).map(({ id, role }) => [id, role]))
}
