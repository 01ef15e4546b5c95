const endings =
  /(?:[iy][sz]ations?|ations?|itions?|[st]ions?|ings?|ments?|ships?|hood|ness|less|[ai]ble?|ful|is[tm]s?|at|ity|ou[sr]|ou|ian|[eo]rs?|ed|en|ly|al|ic|ar|in|[yseoi])$/

/**
 * What the forms of a word have in common, from its stem: `kidnapp` of `kidnapping`, `kidnapped` and `kidnappers`. Coarser than
 * the stem: other words may share it, so it can show that a word may have been told, but never that one is a name.
 */
export function rootOf(stem: string): string {
  // Ids write `fiancé` without its accent.
  let root = stem.normalize('NFD').replace(/\p{M}/gu, '')
  // `researchers` has two endings.
  for (;;) {
    const shorter = root.replace(endings, '')
    if (shorter.length < 3 || shorter === root) break
    root = shorter
  }
  return root.replace(/(.)\1$/, '$1').replace(/i$/, 'y')
}
