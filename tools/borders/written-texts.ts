import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseAst } from 'vite'
import { parse as parseYaml } from 'yaml'

/**
 * Every complete text of a source: string literals, templates, the content of JSX elements and YAML values. An
 * expression within a text becomes `{}`, and so does a placeholder like `{chapter}`. Each text is listed as written, and
 * also trimmed.
 */
export function writtenTexts(file: string): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8')
  const texts =
    extname(file) === '.yaml'
      ? valuesOf(parseYaml(source))
      : textsOf(parseAst(source, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }))
  return new Set(texts.map((text) => text.replace(/\{\w+\}/g, '{}')).flatMap((text) => [text, text.trim()]))
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}

/** The node types that contain texts. */
type Node = {
  type: string
  value?: unknown
  quasis?: { value: { cooked: string } }[]
  expression?: Node
  children?: Node[]
}

function textsOf(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  const text = isNode(tree) ? textOf(tree) : undefined
  const within = Object.values(tree).flatMap(textsOf)
  return text === undefined ? within : [text, ...within]
}

const isNode = (value: object): value is Node => 'type' in value

function textOf({ type, value, quasis, expression, children }: Node): string | undefined {
  switch (type) {
    case 'Literal':
      return typeof value === 'string' ? value : undefined
    case 'TemplateLiteral':
      return quasis?.map(({ value }) => value.cooked).join('{}')
    case 'JSXText':
      return jsxText(String(value))
    case 'JSXExpressionContainer':
      return expression?.type === 'Literal' ? textOf(expression) : '{}'
    case 'JSXElement':
    case 'JSXFragment':
      return children?.map((child) => textOf(child) ?? '{}').join('')
  }
}

/** Removes line breaks and the space around them, which JSX does not render. */
function jsxText(value: string): string {
  const lines = value.split('\n')
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === lines.length - 1 ? line : line.trimEnd()))
    .filter(Boolean)
    .join(' ')
}
