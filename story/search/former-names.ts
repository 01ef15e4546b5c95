import type { ChapterChanges, Story } from '#story/engine/story.ts'

/** Earlier names of renamed entries, keyed by kind and id: `characters/anna`. No name is later than the story. */
export function formerNames(story: Story): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (let told: ChapterChanges | undefined = story.latest; told; told = told.earlier) {
    for (const { path, was } of told.changes) {
      if (was !== undefined) names.set(path, [...(names.get(path) ?? []), was])
    }
  }
  return names
}
