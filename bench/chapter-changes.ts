/** The bodies of endless chapter changes, each to another chapter than the one before. */
export function* chapterChanges(): Generator<string, never> {
  for (let turn = 0; ; turn++) yield JSON.stringify({ currentChapter: 1 + (turn % 200) })
}
