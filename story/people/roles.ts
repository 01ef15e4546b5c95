import type { Entries, Story } from '#story/engine/story.ts'

/** What a character is, and among whose members. */
export type Role = { role: string; organization: string }

const written = new WeakMap<object, ReadonlyMap<string, Role>>()

/** What a character is among the members of an organization; of several roles the one told last. */
export function roleOf({ organizations }: Story, character: string): Role | undefined {
  let roles = written.get(organizations)
  if (!roles) {
    roles = rolesIn(organizations)
    written.set(organizations, roles)
  }
  return roles.get(character)
}

function rolesIn(organizations: Entries<'organizations'>): ReadonlyMap<string, Role> {
  const members = organizations.flatMap(({ name, knownMembers = {} }) =>
    Object.values(knownMembers).map((member) => ({ ...member, organization: name })),
  )
  return new Map(
    members
      .sort((a, b) => a.lastChanged - b.lastChanged)
      .map(({ id, role, organization }) => [id, { role, organization }]),
  )
}
