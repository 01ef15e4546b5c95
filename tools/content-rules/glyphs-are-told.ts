import { declarationOf } from '#kinds/kinds.ts'
import { textsWithRole } from '#kinds/walk.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { rootOf } from '#tools/texts/roots.ts'
import { textsOf } from '#tools/texts/texts.ts'
import { wordsOf } from '#tools/texts/words.ts'
import { patches, type Rule } from './rule.ts'

/** Drawings that give something away by themselves. Any other (`wheat`, `teapot`) says no more than the entry it decorates. */
const motifs = [
  // Death.
  'dead death grave tomb tombstone cemetery crypt coffin skull skeleton bones scythe reaper noose gallows guillotine hanging',
  'hanged executioner decapitation urn mourning funeral widow',
  // Crime and force.
  'murder kill blood bleeding dagger backstab stab poison assassin robber thief burglar bandit jail prisoner cage',
  'handcuffs manacles traitor spy explosion bomb burning',
  // Creatures.
  'dragon wyvern hydra medusa kraken vampire werewolf wolf demon devil imp ghost spectre haunting zombie mummy monster fangs',
  'tentacle parasite angel witch',
  // Disguise.
  'mask masked clown jester puppet disguise imposter faceless',
  // Rank and change.
  'crown throne king queen emperor saint halo wedding engagement pregnant broken',
]
const motifRoots = new Set(motifs.flatMap((line) => rootsOf(line)))

export const glyphsAreTold: Rule = {
  name: 'glyphs-are-told',
  why: 'A drawing of a tombstone or of a clown tells as much as the word.',

  *check(checked) {
    const glyphOf = gameIcons()
    const told = new Map<string, Set<string>>()
    for (const { chapter, kind, told: patch, path } of patches(checked)) {
      const roots = told.get(path.join()) ?? new Set<string>()
      told.set(path.join(), roots)
      for (const { value, isId } of textsOf(kind, patch)) if (!isId) for (const root of rootsOf(value)) roots.add(root)
      for (const { path: below, text } of textsWithRole(declarationOf(kind).fields, patch, 'glyph')) {
        if (!glyphOf(text)) continue
        const at = [...path, ...below]
        if (rootsOf(text).every((root) => !motifRoots.has(root) || roots.has(root))) continue
        const message = `${at.join('.')}: "${text}" shows what no text of the entry up to chapter ${chapter} holds.`
        yield { chapter, path: at, what: text, message, tip: 'Choose a drawing of what is told.' }
      }
    }
  },
}

function rootsOf(text: string): string[] {
  return wordsOf(text).map(({ stem }) => rootOf(stem))
}
