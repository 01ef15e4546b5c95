import { expect, test } from 'vitest'
import type { Stories } from '#server/story/stories.ts'
import type { Story } from '#story/engine/story.ts'
import { createDrawnPages } from './drawn-pages.ts'

const PAGE =
  '<title>Codex</title><script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="/a.css">' +
  '<div id="root"></div><noscript></noscript>'
const FILES = { files: [], fonts: '/assets/fonts.css', styles: '/assets/page.css', opened: [] }

test('[SHELL-13] pages of the usual size are kept for dozens of chapters, whatever they were before compression', async () => {
  let drawn = 0
  const html = '<p>A page is long and says much of it twice.</p>'.repeat(1200)
  const draw = async () => {
    drawn++
    return { html, title: undefined, address: '/' }
  }
  const stories: Stories = { storyAt: async () => ({}) as Story, addressesAt: async () => [] }
  const { pageAt } = createDrawnPages(draw, stories, PAGE)
  const askAll = async () => {
    for (let chapter = 1; chapter <= 400; chapter++) await pageAt({ address: '/', chapter, isOne: true, files: FILES })
  }
  await askAll()
  await askAll()
  expect(drawn).toBe(400)
})
