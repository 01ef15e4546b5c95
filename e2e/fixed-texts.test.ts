import { FIXED_TEXTS } from '#tools/fixed-texts/fixed-texts.ts'
import { expect, test } from './support/test.ts'

const seen = FIXED_TEXTS.flatMap(({ text, seen }) => (seen ? [{ text, ...seen }] : []))
const byChapter = Map.groupBy(seen, ({ chapter }) => chapter)

for (const [chapter, texts] of byChapter) {
  test(`[SHELL-10] the fixed texts that chapter ${chapter} shows are seen at their places @desktop`, async ({
    readerAt,
  }) => {
    test.slow()
    const page = await readerAt(chapter)
    for (const [at, here] of Map.groupBy(texts, ({ at }) => at)) {
      await page.goto(at)
      for (const { text, shown = text } of here)
        await expect(page.getByText(shown, { exact: true }).first(), at).toBeVisible()
    }
  })
}
