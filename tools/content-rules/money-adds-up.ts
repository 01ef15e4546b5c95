import { penceOf } from '#story/money/coins.ts'
import { moneyTotals } from '#story/money/money.ts'
import { isSameWord, paymentsOf } from '#story/money/payments.ts'
import { amountsIn } from '#tools/texts/amounts.ts'
import { patches, type Rule } from './rule.ts'

export const moneyAddsUp: Rule = {
  name: 'money-adds-up',
  why: 'The Balance History is believed only if nobody pays out what they have not got, and words and figures agree.',

  *check(checked) {
    const { content, book, writtenAt } = checked
    for (const { number: chapter, chapter: told } of content.chapters) {
      if (!told.transactions || chapter > book.chapters.last) continue
      const story = writtenAt(chapter)
      const totals = moneyTotals(story, book)
      const path = ['transactions', Object.keys(told.transactions).at(-1) ?? '']
      for (const place of ['cash', 'bank'] as const) {
        if (totals[place] >= 0) continue
        const message = `${path.join('.')}: leaves ${-totals[place]} pence less than nothing in ${place}.`
        yield { chapter, path, what: place, message, tip: 'Look for a payment that is missing or too large.' }
      }
      for (const { id, category, isMoved } of paymentsOf(story, book)) {
        if (isMoved || !(id in told.transactions) || !isSameWord(category, book.paymentWords.transfer)) continue
        const at = ['transactions', id]
        const message = `${at.join('.')}: one half of a transfer without the other.`
        yield { chapter, path: at, what: id, message, tip: 'Write both payments, of one amount, in one chapter.' }
      }
    }

    for (const { chapter, told, path } of patches(checked, ['transactions'])) {
      const amount = told.amount as Record<string, number> | undefined
      if (!amount) continue
      const pence = penceOf(amount, book.currency)
      for (const field of ['description', 'headline']) {
        const text = told[field]
        const spoken = typeof text === 'string' ? amountsIn(text, book.currency) : []
        const sum = spoken.reduce((total, part) => total + part, 0)
        if (spoken.length === 0 || spoken.includes(pence) || sum === pence) continue
        yield {
          chapter,
          path: [...path, field],
          what: path.at(-1) ?? '',
          message: `${[...path, field].join('.')}: speaks of another amount than the ${pence} pence of \`amount\`.`,
          tip: 'One of the two is wrong. Where the words mean something else, declare it in exceptions.yaml.',
        }
      }
    }
  },
}
