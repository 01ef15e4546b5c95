import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

const CSS = `@layer base{:root{--ink:#000}a{color:red}}@layer parts{.gone{color:blue}}
@layer screens{.card:hover h2,.gone b{color:green}.tone-good{color:lime}.gone-too{animation:turn 1s}.card[data-colour=red]{animation:rise 1s}}
@keyframes rise{to{opacity:1}}@keyframes turn{to{opacity:0}}
@font-face{font-family:Sent;src:url(/sent.woff2)}@font-face{font-family:Here;src:local(Arial)}`

test('the styles of a page are the rules of its classes, in the layers of the app', async () => {
  const styles = await pageStyles(CSS, { names: ['card'], beginnings: ['tone-'] })

  expect(styles).toMatch(/^@layer base,parts,screens;/)
  for (const kept of ['--ink', 'a{', '.card:hover h2{', '.tone-good', '[data-colour=red]', '@keyframes rise', 'Here']) {
    expect(styles).toContain(kept)
  }
  for (const other of ['gone', '@keyframes turn', 'Sent']) expect(styles).not.toContain(other)
})

test('a range of widths before it hides no value of an attribute', async () => {
  const css = '@layer parts{@media (width<=600px){.row{flex:1}}.row [data-state=on]{color:red}}'
  expect(await pageStyles(css, { names: ['row'], beginnings: [] })).toContain('[data-state=on]')
})

test('one web font can be kept, for text that waits for it; all others arrive later', async () => {
  const css = '@font-face{font-family:Sent;src:url(/sent.woff2);font-display:swap}@font-face{src:url(/other.woff2)}'
  const styles = await pageStyles(css, { names: [], beginnings: [] }, 'sent.woff2')
  expect(styles).toContain('/sent.woff2')
  expect(styles).toContain('font-display:block')
  expect(styles).not.toMatch(/swap|other/)
})
