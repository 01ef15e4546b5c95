import { expect, test } from 'vitest'
import { type WatchedPage, watchPage } from './watched-page.ts'

test('[DATA-4] a page is the same in whatever order a browser has added the attributes of what a dialog hides', async () => {
  watchPage({ historyKey: 'key', reactId: '_r_[0-9a-z]+_' })
  const { look } = (window as unknown as { watched: WatchedPage }).watched
  const pageOf = async (html: string) => {
    document.body.innerHTML = html
    return (await look('/about')).page
  }

  const guard = await pageOf(
    '<span tabindex="0" style="opacity: 0;" aria-hidden="true" data-aria-hidden="true"></span>',
  )
  expect(
    await pageOf('<span tabindex="0" data-aria-hidden="true" aria-hidden="true" style="opacity: 0;"></span>'),
  ).toBe(guard)
  expect(
    await pageOf('<span tabindex="0" style="opacity: 1;" aria-hidden="true" data-aria-hidden="true"></span>'),
  ).not.toBe(guard)
})
