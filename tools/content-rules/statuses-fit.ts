import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import { patches, type Rule } from './rule.ts'

/** Whether a person's status says that they have died. */
export const isDead = (status: string) => /^(?:Dead|Deceased)/.test(status)

export const statusesFit: Rule = {
  name: 'statuses-fit',
  why: 'A card is greyed and sorted by its status; a word of its own is not understood, and the dead stay dead.',

  *check(checked) {
    const last = new Map<string, string>()
    for (const { chapter, kind, path: entry, told } of patches(checked)) {
      for (const { path: below, field, value: status } of placesOf(declarationOf(kind).fields, told)) {
        if (!field.fits || typeof status !== 'string') continue
        const path = [...entry, ...below]
        const before = last.get(path.join())
        last.set(path.join(), status)
        const message = !field.fits.test(status)
          ? `"${status}" is no status of ${kind}.`
          : before && isDead(before) && !isDead(status)
            ? `"${status}", although the last chapter that told it said "${before}".`
            : undefined
        if (!message) continue
        yield { chapter, path, what: status, message: `${path.join('.')}: ${message}`, tip }
      }
    }
  },
}

const tip =
  'content/README.md has the words. Was a death told too early? Who truly comes back is declared in exceptions.yaml.'
