import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * A mistake at a place in a file, in the words of the schema. For a mistake in a key, `key` is the path to it, if that is
 * not the place itself.
 */
export type SchemaIssue = { path: readonly PropertyKey[]; message: string; key?: readonly PropertyKey[] }

/**
 * The issues of a schema, each at the place that an author has to fix. If a value may take several forms, the issues of the closest
 * form: the one that matches furthest down.
 */
export function schemaIssues(issues: readonly Issue[], above: readonly PropertyKey[] = []): SchemaIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path, message: `Unrecognized key: "${key}"`, key: [...path, key] }))
    if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, message, key: path }))
    const forms = issue.code === 'invalid_union' ? issue.errors : []
    const [nearest] = forms.toSorted((one, other) => depthOf(other) - depthOf(one))
    return nearest && depthOf(nearest) > 0 ? schemaIssues(nearest, path) : [{ path, message: issue.message }]
  })
}

const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
