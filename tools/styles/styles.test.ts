import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { markup, parseMarkup } from './markup.ts'
import {
  classesOf,
  isNamedAfter,
  isState,
  parseStylesheet,
  SHARED,
  type Stylesheet,
  stylesheets,
} from './stylesheets.ts'

const sheets = stylesheets()
const modules = markup()
const own = sheets.filter(({ path }) => !path.startsWith(SHARED))
const defined = new Set(sheets.flatMap(({ selectors }) => selectors.flatMap(classesOf)))
const names = own.map(({ name }) => name).sort((one, other) => other.length - one.length)

/** The stylesheet a class is named after; `progress-bar` belongs to progress-bar.css if that exists, else to progress.css. */
const ownerOf = (name: string) => names.find((sheet) => isNamedAfter(name, sheet))

/** Rules of a part belong to the layer `parts`, so that a screen may override them. */
const layerOf = ({ path }: Stylesheet) =>
  /^web\/(ui|illustrations|components|popup)\//.test(path) ? 'parts' : 'screens'

describe('styles', () => {
  test('are read from rules and from markup', () => {
    const sheet = parseStylesheet(
      'web/ui/tag.css',
      '@layer parts { .tag, a:is(.b, .c) > i { color: red } /* .d {} */ }',
    )
    expect(sheet).toMatchObject({ name: 'tag', layers: ['parts'], selectors: ['.tag', 'a:is(.b, .c) > i'] })
    const source = `<i className="a b"><b className={classNames(x === 'no' && 'c', open ? 'd' : 'e', \`f-\${x}\`)} />`
    expect(parseMarkup('', source).classes).toEqual(['a', 'b', 'c', 'd', 'e', 'f-'])
    expect(sheets.length).toBeGreaterThan(80)
    expect(modules.flatMap(({ classes }) => classes).length).toBeGreaterThan(500)
  })

  test('are defined for every class that is given', () => {
    const starts = (name: string) => name.endsWith('-') && [...defined].some((known) => known.startsWith(name))
    const unknown = modules.flatMap(({ path, classes }) =>
      classes.filter((name) => !defined.has(name) && !starts(name)).map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('are given to something', () => {
    const given = new Set(modules.flatMap(({ classes }) => classes))
    const begun = [...given].filter((name) => name.endsWith('-'))
    const texts = modules.map(({ source }) => source).join('\n')
    const isGiven = (name: string) =>
      given.has(name) || begun.some((start) => name.startsWith(start)) || texts.includes(`'${name}'`)
    expect([...defined].filter((name) => !isGiven(name))).toEqual([])
  })

  test('come with the modules that give their classes, and with no other', () => {
    const wrong = modules
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, source, classes, imports }) => {
        const wanted = new Set(classes.flatMap((name) => ownerOf(name.replace(/-$/, '')) ?? []))
        const brought = new Set(
          imports.map((name) => posix.basename(name, '.css')).filter((name) => names.includes(name)),
        )
        // Modules that only the server renders bring their own styles: the app has none of them.
        const wrong = source.includes('import.meta.env.SSR')
          ? wanted.difference(brought)
          : wanted.symmetricDifference(brought)
        return [...wrong].map((sheet) => `${path}: ${sheet}.css`)
      })
    expect(wrong).toEqual([])
  })

  test('bear the name of their stylesheet, which no other has, and speak of no other part alone', () => {
    expect(new Set(names).size).toBe(names.length)
    const strangers = own.flatMap(({ path, name, selectors }) =>
      selectors
        .filter((selector) => classesOf(selector).length > 0)
        .filter((selector) => !classesOf(selector).some((given) => ownerOf(given) === name))
        .map((selector) => `${path}: ${selector}`),
    )
    expect(strangers).toEqual([])
  })

  test('give a class that is no state in one stylesheet alone', () => {
    const nobodys = [...defined].filter((name) => {
      if (isState(name) || ownerOf(name)) return false
      return !sheets.some(
        ({ path, selectors }) => path.startsWith(SHARED) && selectors.flatMap(classesOf).includes(name),
      )
    })
    expect(nobodys).toEqual([])
  })

  test('have a border that WebKit paints an image on: none that is wholly transparent', () => {
    const framed = sheets.flatMap(({ path, rules }) =>
      rules
        .filter((rule) => rule.includes('border-image:'))
        .map((rule) => `${path}: ${/border: [^;]*/.exec(rule)?.[0]}`),
    )
    expect(framed.length).toBeGreaterThan(0)
    expect(framed.filter((frame) => !frame.endsWith('border: var(--frame-border)'))).toEqual([])
  })

  test('keep words apart in the smallest controls, where a space of the label face is two pixels wide', () => {
    const tight = sheets.flatMap(({ path, rules }) =>
      rules
        .filter((rule) => /font: [^;]*var\(--text-xs\)[^;]*var\(--font-label\)/.test(rule))
        .filter((rule) => !rule.includes('word-spacing: var(--word-spacing-label)'))
        .map((rule) => `${path}: ${rule.slice(0, 60)}`),
    )
    expect(tight).toEqual([])
  })

  test('size small texts by what the reader has chosen, except in bars and pictures, which have fixed places', () => {
    const fixed = new Set([
      ...['chapter-bar', 'chapter-control', 'sidebar', 'wordmark', 'skip-link', 'pathways'],
      ...['cabinet', 'example', 'pie', 'progress', 'tie'],
    ])
    const inPixels = own
      .filter(({ path, name }) => !path.startsWith('web/admin/') && !path.startsWith('web/kit/') && !fixed.has(name))
      .flatMap(({ path, rules }) =>
        rules
          .flatMap((rule) => /font(-size)?: [^;(]*\b1\d(\.\d+)?px[^;]*/.exec(rule)?.[0] ?? [])
          .map((font) => `${path}: ${font}`),
      )
    expect(inPixels).toEqual([])
  })

  test('stand in the layer of what they style', () => {
    expect(own.filter((sheet) => sheet.layers.join() !== layerOf(sheet)).map(({ path }) => path)).toEqual([])
  })
})
