import { isMap } from '#story/engine/merge.ts'
import type { ContentFile } from './content-file.ts'
import type { Problem } from './problem.ts'
import { slug } from './slug.ts'

type Source = { number: number; file: ContentFile }
type Path = readonly string[]
type Operation = { action?: string; id?: string; oldId?: string; name?: string; oldName?: string; description?: string }

/**
 * Also lets authors write a list of abilities as operations (specification section 3: add, update, remove, rename):
 *
 *     abilities: [{ action: rename, oldName: Spirit Sight, name: Spirit Vision }]
 *
 * Each list becomes the map of patches that the engine reads; several operations on one ability make one patch. An operation on
 * an ability that is not yet known is a problem: otherwise a mistake in an id or name would pass silently.
 */
export function abilityListsToMaps<S extends Source>(sources: readonly S[], problems: Problem[]) {
  const namesByList = new Map<string, Map<string, string>>()

  return sources.map((source) => {
    const visit = (value: unknown, path: Path): unknown => {
      if (path.at(-1) === 'abilities' && path.length > 1) return toMap(value, path, source)
      return isMap(value)
        ? Object.fromEntries(Object.entries(value).map(([key, below]) => [key, visit(below, [...path, key])]))
        : value
    }
    return { ...source, data: visit(source.file.data, []) }
  })

  function toMap(value: unknown, path: Path, { file }: Source): unknown {
    const key = path.join('/')
    const names = namesByList.get(key) ?? new Map<string, string>()
    namesByList.set(key, names)
    const patches = Array.isArray(value) ? fromOperations(value, names, path, file) : value
    for (const [id, patch] of Object.entries(isMap(patches) ? patches : {})) {
      if (patch === null) names.delete(id)
      else if (isMap(patch) && typeof patch.name === 'string') names.set(id, patch.name)
    }
    return patches
  }

  function fromOperations(operations: readonly Operation[], names: Map<string, string>, path: Path, file: ContentFile) {
    const patches: Record<string, object | null> = {}
    operations.forEach((operation, index) => {
      const { action = 'add', id, name, description } = operation
      const at = action === 'add' ? (id ?? slug(name ?? '')) : idOf(operation, names)
      if (at === undefined) {
        problems.push({
          file: file.path,
          line: file.lineOf([...path, index]),
          rule: 'ability-operations',
          message: `${path.join('.')}: cannot ${action} an ability that is not known by this chapter.`,
          tip: 'Give its old id or its exact old name, or add it first.',
        })
      } else if (action === 'remove') {
        patches[at] = null
        names.delete(at)
      } else {
        patches[at] = { ...patches[at], ...(name && { name }), ...(description && { description }) }
        if (name) names.set(at, name)
      }
    })
    return patches
  }
}

function idOf({ id, oldId, name, oldName, action }: Operation, names: Map<string, string>): string | undefined {
  const byId = [oldId, id].find((candidate) => candidate !== undefined && names.has(candidate))
  const sought = oldName ?? (action === 'rename' ? undefined : name)
  return byId ?? [...names].find(([, known]) => known === sought)?.[0]
}
