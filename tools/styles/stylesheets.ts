import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A stylesheet of the web app and its rules. */
export type Stylesheet = {
  path: string
  /** The prefix of its classes: its own name. */
  name: string
  /** The cascade layers of its rules. */
  layers: string[]
  /** The selectors of all rules, one by one. */
  selectors: string[]
  /** The declarations of all rules, each rule's as one text. */
  rules: string[]
}

/** The shared stylesheets of all screens, whose classes have no prefix. */
export const SHARED = 'web/styles/'

/** Every stylesheet of the web app. */
export function stylesheets(): Stylesheet[] {
  return globSync('web/**/*.css').map((file) => {
    const path = file.replaceAll('\\', '/')
    return parseStylesheet(path, readFileSync(path, 'utf8'))
  })
}

export function parseStylesheet(path: string, source: string): Stylesheet {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("[^"]*"\)/g, '')
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  return {
    path,
    name: basename(path, '.css'),
    layers: heads.flatMap((head) => /^@layer (.+)$/.exec(head)?.slice(1) ?? []),
    selectors: heads.filter((head) => !/^(@|from$|to$|\d)/.test(head)).flatMap(splitList),
    rules: [...text.matchAll(/\{([^{}]*)\}/g)].map(([, rule = '']) => rule.trim()),
  }
}

/** Splits at commas, except those inside `:is(…)`. */
function splitList(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim())
}

export function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
}

/** Whether a class is a state beside another class, such as `is-open` or `has-emblem`: allowed in every stylesheet. */
export function isState(name: string): boolean {
  return /^(is|has)-/.test(name)
}

/** Whether a class has the name of a stylesheet as its prefix, as `field-hint` has that of field.css. */
export function isNamedAfter(name: string, stylesheet: string): boolean {
  return name === stylesheet || name.startsWith(`${stylesheet}-`)
}
