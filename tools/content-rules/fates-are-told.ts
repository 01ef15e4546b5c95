import type { Marks } from '#kinds/field.ts'
import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import { statusBadge } from '#story/entries/status-badge.ts'
import { textsOf } from '#tools/texts/texts.ts'
import { patches, type Rule } from './rule.ts'

/** The words by which a text tells a fate. */
const tellings = {
  deceased:
    /\b(?:die[sd]?|dying|dead|deaths?|kill(?:s|ed|ing)|murder\w*|bod(?:y|ies)|corpses?|graves?|bur(?:y|ie)\w*|funeral|perish\w*|drown\w*|hang(?:s|ed)|execut\w*|destroy\w*|shot|shoots|stab\w*|cut to|mourn\w*|remains|sla(?:ys?|in)|suicide|ghost|f[ae]ll|loses? control|lost control|coffin|ash(?:es)?|widow|late|centur\w*|ages? ago|strangle\w*|histor\w*)\b/i,
  missing:
    /\b(?:miss(?:ing|es)|vanish\w*|disappear\w*|gone|los[te]s?|escap\w*|flees?|fled|r[ua]ns? (?:away|off)|kidnap\w*|abduct\w*|search\w*|taken?|takes (?:it|them)|carr(?:y|ies|ied) (?:off|away)|seeks?|sought|traces?|st[eo](?:al|le)\w*|not (?:come|arrive)\w*|overdue)\b/i,
  wanted:
    /\b(?:wanted|hunt\w*|reward|warrant|flees?|fled|search\w*|fugitive|escap\w*|sought|seeks?|pursu\w*|bounty|crimes?|price)\b/i,
  destroyed:
    /\b(?:destr(?:oy|uct)\w*|br[eo](?:a?k)\w*|burn\w*|burst\w*|ruin\w*|crumbl\w*|shatter\w*|explo\w*|falls? (?:apart|to)|s[au]nk|sinks|dust|ash(?:es)?|melt\w*|wip(?:ed|es) out)\b/i,
  spent:
    /\b(?:us(?:e|es|ed|ing)|dr(?:i|u|a)nks?|eats?|eaten|ate|consum\w*|spen[dt]s?|burn\w*|thr[oe]w\w*|swallow\w*|brew\w*|fire[sd]?|empty|empties|melt\w*|light(?:s|ed)?|lit)\b/i,
}

export const fatesAreTold: Rule = {
  name: 'fates-are-told',
  why: 'A death or a loss that no sentence of its chapter tells stands there too early, or leaves a reader with a word.',

  *check(checked) {
    const known = new Map<string, string>()
    for (const { chapter, kind, told, path } of patches(checked)) {
      for (const { path: below, field, value } of placesOf(declarationOf(kind).fields, told)) {
        if (!field.marks || typeof value !== 'string') continue
        const at = [...path, ...below]
        const before = known.get(at.join())
        known.set(at.join(), value)
        const telling = value === before ? undefined : tellingOf(value, field.marks)
        if (!telling || textsOf(kind, told).some(({ role, value }) => tells.has(role) && telling.test(value))) continue
        yield {
          chapter,
          path: at,
          what: value,
          message: `${at.join('.')}: nothing told of it in chapter ${chapter} says how it comes to be "${value}".`,
          tip: 'Say it in a headline or under `told`. Was it told too early?',
        }
      }
    }
  },
}

const tells: ReadonlySet<string> = new Set(['news', 'activity', 'fact', 'body'])

function tellingOf(status: string, marks: Marks): RegExp | undefined {
  if (marks === 'person' && status === 'Wanted') return tellings.wanted
  const { tone } = statusBadge(status, marks)
  if (tone === 'lost') return tellings.missing
  return tone in tellings ? tellings[tone as keyof typeof tellings] : undefined
}
