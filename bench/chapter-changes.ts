/** Request bodies of endless chapter changes, each to a different chapter from the last. */
export function* chapterChanges(): Generator<string, never> {
  for (let turn = 0; ; turn++) yield JSON.stringify({ currentChapter: 1 + (turn % 200) })
}
