import { type Rule, texts } from './rule.ts'

/** Phrases that only somebody who has read on would write. Each is a pattern; words of a story that goes on may be exceptions. */
const hints = [
  // What comes.
  'will',
  'is going to',
  'are going to',
  'is about to',
  'later',
  'sooner or later',
  'soon',
  'before long',
  'eventually',
  'ultimately',
  'in the end',
  'in due (?:course|time)',
  'some ?day',
  '(?<!within )one day',
  'future',
  'subsequently',
  'thereafter',
  'from then on',
  '(?:years|months|weeks|chapters|volumes|things|events|days) (?:to come|afterwards|ahead)',
  'yet to',
  'to come true',
  'next (?:volume|book|arc)',
  'would (?:later|become|one|prove|turn|come to|go on to|never|die|betray|regret|return|be revealed)',
  'goes on to',
  'is to (?:become|die|be|betray|lead|return)',
  'comes to regret',
  '(?:destined|doomed|fated|foreordained|set) to',
  'bound to (?!silence|secrecy|the|a)',
  // What the present lacks.
  'not yet',
  '(?:un)?known as yet',
  'as yet',
  'so far',
  'for now',
  'for the (?:moment|present|time being)',
  'at this (?:point|stage|time)',
  'at (?:the|that) time',
  'still alive',
  'still human',
  'temporar(?:y|ily)',
  'initially',
  'at first',
  'currently',
  // What the end explains.
  'turn(?:s|ed)? out',
  'proves? (?:fatal|fateful|crucial|decisive)',
  'in hindsight',
  'in retrospect',
  'in reality',
  'unbeknownst',
  'little do(?:es)?',
  'foreshadow\\w*',
  'spoilers?',
  'reveal(?:s|ed)? (?:later|as|to be)',
  'true (?:identity|nature|self)',
  '(?:for the )?last time',
  'first (?:of|in) (?:a|his|her|its|their|many|several|two|three|four|five|six|the) (?:\\w+ )?(?:times|deaths|meetings|encounters|battles|steps|lives|victims|many|several)',
  'first of (?:many|several|two|three|four|five|six)',
  '(?:until|till|before|since|after) (?:his|her|its|their) (?:\\w+ )?(?:death|betrayal|fall|ascension|return|resurrection|end|downfall|execution|promotion|advancement)',
  'final (?:days|hours|battle|fight|appearance|moments|meeting)',
  'last (?:appearance|battle|meeting|mission)',
  'ill-fated',
  'fateful',
  '(?:his|her|their) (?:downfall|undoing)',
]
const ahead = new RegExp(`\\b(?:${hints.join('|')})\\b`, 'giu')

export const textsDoNotLookAhead: Rule = {
  name: 'texts-do-not-look-ahead',
  why: 'A word like "later" or "not yet" tells that something follows, and often what.',

  *check(checked) {
    for (const { chapter, path, value, isId } of texts(checked)) {
      if (isId) continue
      for (const [phrase] of value.matchAll(ahead)) {
        yield {
          chapter,
          path,
          what: phrase.toLowerCase(),
          message: `${path.join('.')}: "${phrase.toLowerCase()}" looks ahead.`,
          tip: 'Say what is known in this chapter. Where the word tells nothing of what follows, declare it in exceptions.yaml.',
        }
      }
    }
  },
}
