import type { Page } from '@playwright/test'

/** The words in view that run over the end of a line without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (text.parentElement.closest('.visually-hidden, svg')) continue
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}
