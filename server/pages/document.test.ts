import { describe, expect, test } from 'vitest'
import { PAGE_FILES } from '#server/testing/page-files.ts'
import { answerDocumentOf, documentOf } from './document.ts'

const PAGE = `<html>
  <head>
    <!-- for whoever reads it -->
    <meta name="description" content="Of a lamp.">
    <meta property="og:title" content="The Lamp Companion">
    <meta name="twitter:card" content="summary">
    <title>The Lamp Companion</title>
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="preload" href="/api/session" as="fetch" crossorigin>
    <script type="module" crossorigin src="/assets/runtime-1.js"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
    <link rel="stylesheet" crossorigin href="/assets/fonts-1.css">
  </head>
  <body>
    <div id="root"><div>empty</div></div>
    <noscript>Script, please.</noscript>
  </body>
</html>`

const FILES = {
  ...PAGE_FILES,
  files: ['/assets/app-1.css', '/assets/fonts-1.css', '/assets/app-1.js', '/assets/map-1.css', '/assets/map-1.js'],
  fonts: '/assets/fonts-1.css',
  styles: '/assets/page-map.css',
}
const NAMED = { ...FILES, story: ['/story/index/12.json', '/story/h1/1.json'] }
const DRAWN = { html: '<h1>Map</h1>', title: 'Map', address: '/map' }

/** The text between the two marks, each of which must occur exactly once. */
function between(text: string, beginning: string, end: string): string {
  const parts = text.split(beginning)
  expect(parts).toHaveLength(2)
  return parts[1]!.split(end)[0]!
}

describe('[SHELL-13] a drawn page', () => {
  test('is the built page with what was drawn, what the app will need and nothing that starts by itself', () => {
    expect(documentOf(PAGE, DRAWN, NAMED, 12)).toBe(`<html>
  <head>
    <meta name="description" content="Of a lamp.">
    <title>Map · The Lamp Companion</title>
    <link rel="manifest" href="/manifest.webmanifest">${[
      '<script src="/start.js" data-chapter="12" data-app="/assets/app-1.js"',
      ' data-files="/assets/app-1.js /assets/map-1.js" data-story="/story/index/12.json /story/h1/1.json"></script>',
      '<link rel="stylesheet" href="/assets/page-map.css">',
      '<noscript id="late-fonts"><link rel="stylesheet" crossorigin href="/assets/fonts-1.css"></noscript>',
      '<noscript id="late-styles"><link rel="stylesheet" crossorigin href="/assets/app-1.css">',
      '<link rel="stylesheet" crossorigin href="/assets/map-1.css"></noscript>',
    ].join('')}
  </head>
  <body>
    <div id="root" data-chapter="12"><h1>Map</h1></div>
    <noscript>Script, please.</noscript>
  </body>
</html>`)
  })

  test('[SHELL-21] of a visitor has no chapter and no story, and keeps what previews of links are made of', () => {
    const text = documentOf(PAGE, DRAWN, { ...NAMED, story: [] }, undefined)
    expect(text).toContain('<div id="root" data-chapter=""><h1>Map</h1></div>')
    expect(between(text, '<script src="/start.js"', '>')).toBe(
      ' data-chapter="" data-app="/assets/app-1.js" data-files="/assets/app-1.js /assets/map-1.js" data-story=""',
    )
    for (const kept of ['<!-- for whoever', 'property="og:title"', 'name="twitter:card"']) expect(text).toContain(kept)
  })

  test('[DATA-6] says that all of its address is known where that is so, and only there', () => {
    const starter = (isKnown: boolean) =>
      between(documentOf(PAGE, { ...DRAWN, isKnown }, NAMED, 12), '<script src="/start.js"', '>')
    expect(starter(true)).toMatch(/ data-known="yes"$/)
    expect(starter(false)).not.toContain('known')
  })

  test('brings the styles of what opens over it to those who run no script', () => {
    const text = documentOf(PAGE, DRAWN, { ...NAMED, opened: ['/assets/sheet-1.css', '/assets/note-1.css'] }, 12)
    expect(between(text, '<noscript><link', '</noscript>')).toBe(
      ' rel="stylesheet" crossorigin href="/assets/sheet-1.css"><link rel="stylesheet" crossorigin href="/assets/note-1.css">',
    )
    expect(documentOf(PAGE, DRAWN, NAMED, 12)).not.toContain('<noscript><link')
  })

  test('[SHELL-14] with a sheet open over it waits for the styles of both and for the font of its text, and names its program', () => {
    const html = '<h1>Map</h1><div role="dialog" aria-modal="true">The lamp</div>'
    const opened = ['/assets/sheet-1.js', '/assets/sheet-1.css']
    const text = documentOf(PAGE, { ...DRAWN, html }, { ...NAMED, opened }, 12)
    expect(between(text, '</script>', '<noscript')).toBe(
      '<link rel="preload" as="font" crossorigin href="/assets/text.woff2"><link rel="stylesheet" href="/assets/open.css">',
    )
    expect(text).toContain('data-files="/assets/app-1.js /assets/map-1.js /assets/sheet-1.js"')
    expect(text).not.toContain('/assets/page-map.css')
  })
})

describe('the page that answers a form', () => {
  test('brings all styles at once and no script', () => {
    const text = answerDocumentOf(PAGE, DRAWN, { ...FILES, opened: ['/assets/sheet-1.css'] })
    const head = between(text, '<link rel="manifest" href="/manifest.webmanifest">', '\n  </head>')
    expect(head).toBe(
      [
        '<link rel="stylesheet" href="/assets/page-map.css">',
        '<link rel="stylesheet" crossorigin href="/assets/app-1.css">',
        '<link rel="stylesheet" crossorigin href="/assets/fonts-1.css">',
        '<link rel="stylesheet" crossorigin href="/assets/map-1.css">',
        '<link rel="stylesheet" crossorigin href="/assets/sheet-1.css">',
      ].join(''),
    )
    expect(text).not.toContain('<script')
    expect(text).toContain('<div id="root"><h1>Map</h1></div>\n    <noscript>Script, please.')
  })
})

describe.each([
  ['a drawn page', (page: string, drawn: typeof TITLED) => documentOf(page, drawn, NAMED, 12)],
  ['the page that answers a form', (page: string, drawn: typeof TITLED) => answerDocumentOf(page, drawn, FILES)],
])('%s', (_, documentWith) => {
  test('has the name of the book alone where its section has none', () => {
    expect(documentWith(PAGE, { ...TITLED, title: undefined })).toContain('<title>The Lamp Companion</title>')
  })

  test('keeps its title a title, whatever stands in it', () => {
    expect(documentWith(PAGE, { ...TITLED, title: 'A & B </title><script> & $1' })).toContain(
      '<title>A &amp; B &lt;/title>&lt;script> &amp; $1 · The Lamp Companion</title>',
    )
  })

  test('keeps what was drawn as it is', () => {
    const html = '<p>$& $1 $$ $` <b>&amp;</b></p>'
    expect(documentWith(PAGE, { ...TITLED, html })).toContain(`>${html}</div>`)
  })

  test.each([
    ['root', '<div id="root">', '<div id="roots">'],
    ['title', '<title>', '<titles>'],
    ['styles', / rel="stylesheet"/g, ' rel="style"'],
  ])('is not made of a page that has no %s', (_, place, other) => {
    expect(() => documentWith(PAGE.replaceAll(place, other), TITLED)).toThrow('index.html is not a page of the app')
  })
})

test('a drawn page is not made of a page that starts no app', () => {
  const page = PAGE.replaceAll('type="module"', '')
  expect(() => documentOf(page, DRAWN, NAMED, 12)).toThrow('index.html is not a page of the app')
})

const TITLED: { html: string; title: string | undefined; address: string } = DRAWN
