import { REAL } from '#e2e/support/books.ts'
import { firstOf } from '#e2e/support/built-book.ts'
import { expect, test } from '#e2e/support/test.ts'
import { isKind } from '#kinds/kinds.ts'
import { FIXED_TEXTS } from '#tools/fixed-texts/fixed-texts.ts'

test.use({ book: REAL })

const seen = FIXED_TEXTS.flatMap(({ text, seen }) => (seen ? [{ text, ...seen }] : []))
const byChapter = Map.groupBy(seen, ({ chapter }) => chapter)

for (const [chapter, texts] of byChapter) {
  test(`[SHELL-10] the fixed texts that chapter ${chapter} shows are seen at their places @desktop`, async ({
    readerAt,
  }) => {
    test.slow()
    const page = await readerAt(chapter)
    for (const [at, here] of Map.groupBy(texts, ({ at }) => at)) {
      await page.goto(withId(at))
      for (const { text, shown = text } of here)
        await expect(page.getByText(patternOf(shown)).first(), `${at}: ${shown}`).toBeVisible()
    }
  })
}

/** The address, with the entry of the kind that the book tells first in the place of `{kind}`. */
function withId(at: string): string {
  return at.replace(/\{(\w+)\}/, (_, kind) => {
    if (!isKind(kind)) throw new Error(`${at} names no kind of entry`)
    return firstOf(kind, REAL)
  })
}

/** The whole text, with anything in the place of `{}`. */
function patternOf(text: string): RegExp {
  return new RegExp(`^${text.split('{}').map(RegExp.escape).join('.+')}$`)
}
