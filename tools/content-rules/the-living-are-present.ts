import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { statusBadge } from '#story/entries/status-badge.ts'
import { textsOf } from '#tools/texts/texts.ts'
import { smallWords, wordsOf } from '#tools/texts/words.ts'
import { patches, type Rule, texts, withoutFocus } from './rule.ts'

/** A person as told up to a chapter. */
type Person = { names: Set<string>; isAlive: boolean }

const namingRoles: ReadonlySet<string> = new Set(['name', 'alias', 'caller'])
const tellingRoles: ReadonlySet<string> = new Set(['title', 'body', 'prose', 'news', 'activity', 'fact'])
const theLate =
  /\bthe late (?!(?:hours?|morning|afternoon|evening|night|summer|autumn|winter|spring)\b)(\p{L}[\p{L}-]*)(?: (\p{L}+))?/giu

export const theLivingArePresent: Rule = {
  name: 'the-living-are-present',
  why: 'To write of living people as of the dead is to show that the author knows their end.',

  *check(checked) {
    const told = Map.groupBy(patches(withoutFocus(checked), kindsOfPeople), ({ chapter }) => chapter)
    const written = Map.groupBy(texts(checked), ({ chapter }) => chapter)
    const people = new Map<string, Person>()
    for (const { number: chapter } of checked.content.chapters) {
      for (const { kind, id, told: patch } of told.get(chapter) ?? []) learn(people, kind, `${kind} ${id}`, patch)
      for (const { kind, id, path, role, value } of written.get(chapter) ?? []) {
        if (!tellingRoles.has(role)) continue
        for (const what of saidOfTheDead(value, people.get(`${kind} ${id}`), people)) {
          yield {
            chapter,
            path,
            what,
            message: `${path.join('.')}: "${what}" speaks of the living as of the dead.`,
            tip: 'Write it in the present. Declare what really is past in exceptions.yaml.',
          }
        }
      }
    }
  },
}

const statusField = (kind: Kind) =>
  Object.entries(declarationOf(kind).fields).find(([, { marks }]) => marks === 'person')?.[0]

const kindsOfPeople = kinds.filter((kind) => statusField(kind) !== undefined)

/** Applies a patch about a person: whether they live, and each name and word of a name that refers to them. */
function learn(people: Map<string, Person>, kind: Kind, key: string, told: object): void {
  const person = people.get(key) ?? { names: new Set<string>(), isAlive: false }
  people.set(key, person)
  const status = (told as Record<string, unknown>)[statusField(kind) ?? '']
  if (typeof status === 'string') person.isAlive = statusBadge(status, 'person').tone === 'alive'
  for (const { role, value, path } of textsOf(kind, told)) {
    if (!namingRoles.has(role) || path.length > 2) continue
    const words = wordsOf(value).filter(({ stem, isCapital }) => isCapital && stem.length > 2 && !smallWords.has(stem))
    for (const name of [value, ...words.map(({ at, end }) => value.slice(at, end))]) person.names.add(name)
  }
}

/** What a text says about a living person in words for the dead: in their own entry by any word, elsewhere by the name. */
function saidOfTheDead(text: string, own: Person | undefined, people: ReadonlyMap<string, Person>): string[] {
  const names = [...(own?.isAlive ? own.names : [])].map((name) => RegExp.escape(name)).join('|')
  const past = new RegExp(`(?<![\\p{L}-])(?:${names}) (?:was|were|had|used to)\\b`, 'gu')
  const late = Array.from(text.matchAll(theLate)).filter(
    ([, first = '', second]) => own?.isAlive || isLiving(second ? `${first} ${second}` : first, people),
  )
  return [...(names ? text.matchAll(past) : []), ...late].map(([what]) => what)
}

function isLiving(name: string, people: ReadonlyMap<string, Person>): boolean {
  return people.values().some(({ names, isAlive }) => isAlive && names.has(name))
}
