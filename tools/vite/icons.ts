import UnpluginIcons from 'unplugin-icons/vite'

/**
 * Interface icons and fixed glyphs, imported one by one from the two icon packages.
 *
 * - `~icons/lucide/NAME` is a React component drawn with the stroke of our type (`.icon` in web/styles/base.css).
 * - `~icons/game-icons/NAME` is a glyph `{ body }` for the engraving tools of web/illustrations.
 *
 * Glyphs of the story are never imported this way: they arrive with the chapter that tells of them.
 */
export function icons() {
  return UnpluginIcons({ compiler: { extension: 'js', compiler: toModule } })
}

function toModule(svg: string, collection: string) {
  return collection === 'game-icons' ? glyphModule(svg) : iconModule(svg)
}

function glyphModule(svg: string) {
  const body = [...svg.matchAll(/\sd="([^"]+)"/g)].map(([, d]) => d).join('')
  return `export default ${JSON.stringify({ body })}`
}

/** Removes the set's own stroke attributes, so that the style sheet decides on the stroke width. */
function iconModule(svg: string) {
  const shapes = [...svg.matchAll(/<(path|rect|circle|ellipse|line|polyline|polygon)\s([^>]*?)\/?>/g)].map(
    ([, tag, attributes = '']) => {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([, name = '']) => !PAINT.test(name))
      return `h(${JSON.stringify(tag)}, ${JSON.stringify(Object.fromEntries(pairs.map(([, name, value]) => [name, value])))})`
    },
  )
  return `import { createElement as h } from 'react'
const SIZES = { s: 'icon-small', l: 'icon-large' }
export default ({ size, className }) => h('svg', {
  className: ['icon', SIZES[size], className].filter(Boolean).join(' '), viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true
}, ${shapes.join(', ')})`
}

const PAINT = /^(fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)$/
