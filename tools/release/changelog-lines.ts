type Change = { summary: string }

/** How `changeset version` writes a change into CHANGELOG.md: only its text, as a list item, or as the list that it is. */
export function line({ summary }: Change): string {
  const text = summary.trim()
  return text.startsWith('- ') ? text : `- ${text.replaceAll('\n', '\n  ')}`
}

export default {
  getReleaseLine: async (change: Change) => line(change),
  getDependencyReleaseLine: async () => '',
}
