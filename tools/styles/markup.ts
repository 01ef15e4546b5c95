import { globSync, readFileSync } from 'node:fs'

/** A module that renders, with the classes it uses and the stylesheets it imports. */
export type Markup = { path: string; source: string; classes: string[]; imports: string[] }

const MODULES = ['web/**/*.{ts,tsx}', 'web/index.html', 'tools/vite/icons.ts']

/** Every module of the web app, its HTML page, and the icons, which are made when the app is built. */
export function markup(): Markup[] {
  return MODULES.flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => parseMarkup(path, readFileSync(path, 'utf8')))
}

export function parseMarkup(path: string, source: string): Markup {
  const given = [...source.matchAll(/\bclass(?:Name)?(?:=|: | = )("[^"]*"|'[^']*'|\{)|\bclassNames\(/g)].map(
    ({ 0: found, 1: value, index }) =>
      value && value !== '{' ? value : bracketed(source, index + found.length - 1).replace(/[!=]==? '[^']*'/g, ''),
  )
  return {
    path,
    source,
    classes: [...new Set(given.flatMap(textsIn).flatMap((text) => text.split(/\s+/).filter(Boolean)))],
    imports: [...source.matchAll(/^import '([^']+\.css)'/gm)].map(([, name = '']) => name),
  }
}

/** The text from a bracket to the matching one. */
function bracketed(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if ('({'.includes(source[at]!)) depth++
    if (')}'.includes(source[at]!) && --depth === 0) return source.slice(start, at + 1)
  }
  return source.slice(start)
}

/** The texts of an expression. For a template, only the literal parts: `button-${kind}` gives `button-`. */
function textsIn(expression: string): string[] {
  return [...expression.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template!.replace(/\$\{[^}]*\}\S*/g, ''),
  )
}
