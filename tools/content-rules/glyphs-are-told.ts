import { toldWords } from '#tools/texts/told-words.ts'
import { wordsOf } from '#tools/texts/words.ts'
import { type Rule, texts } from './rule.ts'

/** What a drawing gives away by itself. Of all other things (`wheat`, `teapot`) it says no more than what it decorates. */
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
const motifStems = new Set(motifs.flatMap((line) => wordsOf(line).map(({ stem }) => stem)))

export const glyphsAreTold: Rule = {
  name: 'glyphs-are-told',
  why: 'A drawing of a tombstone or of a clown tells as much as the word.',

  *check(checked) {
    const toldFrom = toldWords(checked.content.chapters, checked.book)
    for (const { chapter, path, role, value } of texts(checked)) {
      if (role !== 'glyph') continue
      const early = wordsOf(value).find(({ stem }) => motifStems.has(stem) && toldFrom(stem) > chapter)
      if (!early) continue
      const message = `${path.join('.')}: "${value}" shows what no text up to chapter ${chapter} holds.`
      yield { chapter, path, what: value, message, tip: 'Take a drawing of what is told.' }
    }
  },
}
