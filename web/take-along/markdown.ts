import type { Collected, CollectedEntry } from './collect.ts'
import { type Files, fileName, firstPage, type Linked, type Title } from './plain-files.ts'

/** Markdown files in one folder per kind, one per entry; names are wiki links, as in Obsidian and others. */
export function markdownFiles(about: Title, groups: readonly Collected[], folder: string): Files {
  const pages = pagesOf(groups)
  const lists = groups.flatMap(({ label, entries }) => [
    `## ${label}`,
    ...entries.map(({ key, name }) => `- ${wikiLink(pages, key, name)}`),
  ])
  const files: Files = {
    [`${folder}/Read me first.md`]: `${[`# ${about.product}, to chapter ${about.chapter}`, ...firstPage(about), ...lists].join('\n\n')}\n`,
  }
  for (const { label, entries } of groups)
    for (const entry of entries) files[`${folder}/${fileName(label)}/${pages.get(entry.key)}.md`] = pageOf(entry, pages)
  return files
}

/** The file name of each entry; names that are equal except for case get their kind, and then their id, added. */
function pagesOf(groups: readonly Collected[]): Map<string, string> {
  const taken = new Set(['read me first'])
  const pages = new Map<string, string>()
  for (const { label, entries } of groups) {
    for (const { key, name } of entries) {
      const names = [fileName(name), fileName(`${name} (${label})`), fileName(key.replace('/', ' '))]
      const page = names.find((name) => !taken.has(name.toLowerCase())) ?? fileName(key.replace('/', ' '))
      taken.add(page.toLowerCase())
      pages.set(key, page)
    }
  }
  return pages
}

function wikiLink(pages: ReadonlyMap<string, string>, key: string, text: string): string {
  const page = pages.get(key)
  if (page === undefined) return plain(text)
  return page === text ? `[[${page}]]` : `[[${page}|${text.replace(/[[\]|]/g, ' ')}]]`
}

/** Escapes a text, so that nothing in it is treated as markup. */
const plain = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])/, '\\$1')

function pageOf({ name, aliases, place, facts, parts }: CollectedEntry, pages: ReadonlyMap<string, string>): string {
  const lineOf = (line: readonly Linked[]) =>
    line.map(({ text, key }) => (key ? wikiLink(pages, key, text) : plain(text))).join('')
  const blocks = [
    `# ${plain(name)}`,
    `*${plain(place)}*`,
    ...(aliases.length > 0 ? [`Also known as ${aliases.map(plain).join(', ')}`] : []),
    ...facts.map((fact) => `**${plain(fact.name)}**: ${plain(fact.text)}`),
    ...parts.flatMap(({ title, isList, lines }) => [
      ...(title ? [`## ${plain(title)}`] : []),
      ...(isList ? [lines.map((line) => `- ${lineOf(line)}`).join('\n')] : lines.map(lineOf)),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}
