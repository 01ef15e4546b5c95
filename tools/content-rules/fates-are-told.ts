import type { Marks } from '#kinds/field.ts'
import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import { statusBadge } from '#story/entries/status-badge.ts'
import { rootOf } from '#tools/texts/roots.ts'
import { textsOf } from '#tools/texts/texts.ts'
import { wordsOf } from '#tools/texts/words.ts'
import { patches, type Rule } from './rule.ts'

const rootsOf = (text: string) => new Set(wordsOf(text).map(({ stem }) => rootOf(stem)))

/** The words that tell a fate, in any form. */
const tellings = {
  deceased: rootsOf(
    `die dies died dying dead death kill murder body corpse grave bury buried funeral perish drown hang execute destroy shot shoot stab
    cut mourn remains slay slain suicide ghost fall fell coffin ash widow late century history strangle control`,
  ),
  missing: rootsOf(
    `missing vanish disappear gone lose lost escape flee fled kidnap abduct search seek sought trace steal stole stolen
    carries overdue`,
  ),
  wanted: rootsOf('wanted hunt reward warrant flee fled search fugitive escape seek sought pursue bounty crime price'),
  destroyed: rootsOf(
    'destroy destruction break broke broken burn burnt burst ruin crumble shatter explode sank sink dust ash melt',
  ),
  spent: rootsOf(
    `use uses used drink drank drunk eat ate eaten consume spend spent burn burnt throw threw swallow brew fire empty melt light lit`,
  ),
}

export const fatesAreTold: Rule = {
  name: 'fates-are-told',
  why: 'A death or a loss that no sentence of its chapter tells is too early, or unexplained.',

  *check(checked) {
    const known = new Map<string, string>()
    for (const { chapter, kind, told, path } of patches(checked)) {
      for (const { path: below, field, value } of placesOf(declarationOf(kind).fields, told)) {
        if (!field.marks || typeof value !== 'string') continue
        const at = [...path, ...below]
        const before = known.get(at.join())
        known.set(at.join(), value)
        const telling = value === before ? undefined : tellingOf(value, field.marks)
        if (
          !telling ||
          textsOf(kind, told).some(({ role, value }) => tells.has(role) && !rootsOf(value).isDisjointFrom(telling))
        )
          continue
        yield {
          chapter,
          path: at,
          what: value,
          message: `${at.join('.')}: nothing told of it in chapter ${chapter} says how it becomes "${value}".`,
          tip: 'Say it in a headline or under `told`. Was it told too early?',
        }
      }
    }
  },
}

const tells: ReadonlySet<string> = new Set(['news', 'activity', 'fact', 'body'])

function tellingOf(status: string, marks: Marks): ReadonlySet<string> | undefined {
  if (marks === 'person' && status === 'Wanted') return tellings.wanted
  const { tone } = statusBadge(status, marks)
  if (tone === 'lost') return tellings.missing
  return tone in tellings ? tellings[tone as keyof typeof tellings] : undefined
}
