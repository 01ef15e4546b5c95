import type { Marks } from '#kinds/field.ts'
import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import { statusBadge } from '#story/entries/status-badge.ts'
import { textsOf } from '#tools/texts/texts.ts'
import { patches, type Rule } from './rule.ts'

/** The words by which a text tells a fate. */
const tellings = {
  deceased:
    /\b(?:d(?:ie[sd]?\b|ying|ead|eath)|kill|murder|bod(?:y|ies)|corpse|grave|bur(?:y|ie)|funeral|perish|drown|hang|execut|destroy|sh(?:o[ot]t?)|stab|cut|mourn|remain|sla(?:y|in)|suicide|ghost|spirit|f[ae]ll|los[te]|coffin|ash|widow|histor|late|ago|century|strangle)/i,
  missing:
    /\b(?:miss|vanish|disappear|gone|los[te]|escap|flee|fled|r[ua]n|kidnap|abduct|search|take|carr|seek|sought|trace|st[eo]le?|not (?:come|arrive)|overdue)/i,
  wanted:
    /\b(?:want|hunt|reward|warrant|flee|fled|search|fugitive|escap|sought|seek|pursu|bounty|crime|suspect|price)/i,
  destroyed:
    /\b(?:destroy|br[eo]ak|broke|burn|burst|ruin|crumbl|shatter|explo|f[ae]ll|s[au]nk|sink|dust|ash|gone|end|wip|melt)/i,
  spent:
    /\b(?:us(?:e|ing)|dr(?:i|u|a)nk|eat|ate\b|consum|spen[dt]|burn|thr[oe]w|swallow|last|brew|fire|empty|gone|melt|light|go(?:es)?\b)/i,
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
