import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What is wrong at which place of a file, in the words of the schema. */
export type SchemaIssue = { path: readonly PropertyKey[]; message: string }

/**
 * The issues of a schema, each at the place that an author has to mend: where a value may take several forms, those of the form
 * that it comes nearest to, which is the one that holds for most of the way down.
 */
export function schemaIssues(issues: readonly Issue[], above: readonly PropertyKey[] = []): SchemaIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    const forms = issue.code === 'invalid_union' ? issue.errors : []
    const [nearest] = forms.toSorted((one, other) => depthOf(other) - depthOf(one))
    return nearest && depthOf(nearest) > 0 ? schemaIssues(nearest, path) : [{ path, message: issue.message }]
  })
}

const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
