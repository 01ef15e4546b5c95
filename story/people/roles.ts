import type { Entries, Story } from '#story/engine/story.ts'

/** A character's role, and the organization they have it in. */
export type Role = { role: string; organization: string }

const written = new WeakMap<object, ReadonlyMap<string, Role>>()

/** A character's role as a member of an organization; of several, the most recently told. */
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
