import { declarationOf } from '#kinds/kinds.ts'
import { keysOf } from '#kinds/walk.ts'
import { entryOf } from '#story/engine/entries.ts'
import { patches, type Rule } from './rule.ts'

export const firstAppearancesAgree: Rule = {
  name: 'first-appearances-agree',
  why: 'A list of people says when each of them was first seen, and so does their own record: readers see both.',

  *check(checked) {
    const { characters } = checked.writtenAt(checked.book.chapters.last)
    for (const { chapter, kind, told, path: entry } of patches(checked)) {
      for (const { path: below, id, map, entry: person } of keysOf(declarationOf(kind).fields, told)) {
        const own = entryOf(characters, id)
        if (map.keys.to !== 'characters' || map.seenAs === undefined || !own) continue

        const written = person?.[map.seenAs]
        const first = own.firstAppearance ?? own.firstSeen
        if (written === undefined || written === first) continue
        const path = [...entry, ...below, map.seenAs]
        const message = `${path.join('.')}: ${written}, but the record of "${id}" says ${first}.`
        yield { chapter, path, what: id, message, tip: 'Leave it out, then it comes from the record.' }
      }
    }
  },
}
