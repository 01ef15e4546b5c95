import type { Collected, CollectedEntry } from './collect.ts'
import { escaped, type Files, firstPage, type Linked, type Title } from './plain-files.ts'

/** The files of an EPUB 3, its media type first: one chapter per kind, with names that link between them. */
export function epubFiles(about: Title, groups: readonly Collected[], madeAt: Date): Files {
  const chapters = groups.map(({ kind, label, entries }) => ({
    id: kind,
    label,
    body: entries.map(section).join('\n'),
  }))
  const heading = `${about.product}, to chapter ${about.chapter}`
  const words = firstPage(about).map((line) => `<p>${escaped(line)}</p>`)
  return {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'EPUB/package.opf': packageOf(about, chapters, madeAt),
    'EPUB/nav.xhtml': page('Contents', `<nav epub:type="toc"><h1>Contents</h1>${contents(groups)}</nav>`),
    'EPUB/style.css': STYLE,
    'EPUB/title.xhtml': page(heading, `<h1>${escaped(heading)}</h1>\n${words.join('\n')}`),
    ...Object.fromEntries(
      chapters.map(({ id, label, body }) => [`EPUB/${id}.xhtml`, page(label, `<h1>${escaped(label)}</h1>\n${body}`)]),
    ),
  }
}

const anchor = (key: string) => `entry-${key.replace('/', '-')}`

function section({ key, name, aliases, place, facts, parts }: CollectedEntry): string {
  return [
    `<section id="${anchor(key)}">`,
    `<h2>${escaped(name)}</h2>`,
    `<p class="meta">${escaped([place, ...aliases].join(' · '))}</p>`,
    facts.length > 0 ? `<dl>${facts.map(factOf).join('')}</dl>` : '',
    ...parts.map(({ title, isList, lines }) => `${title ? `<h3>${escaped(title)}</h3>` : ''}${body(isList, lines)}`),
    '</section>',
  ]
    .filter(Boolean)
    .join('\n')
}

const factOf = ({ name, text }: CollectedEntry['facts'][number]) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`

function body(isList: boolean, lines: readonly (readonly Linked[])[]): string {
  if (lines.length === 0) return ''
  if (isList) return `<ul>${lines.map((line) => `<li>${linked(line)}</li>`).join('')}</ul>`
  return lines.map((line) => `<p>${linked(line)}</p>`).join('')
}

function linked(line: readonly Linked[]): string {
  return line
    .map(({ text, key }) =>
      key ? `<a href="${key.split('/')[0]}.xhtml#${anchor(key)}">${escaped(text)}</a>` : escaped(text),
    )
    .join('')
}

function contents(groups: readonly Collected[]): string {
  const items = groups.map(({ kind, label, entries }) => {
    const links = entries.map(({ key, name }) => `<li><a href="${kind}.xhtml#${anchor(key)}">${escaped(name)}</a></li>`)
    return `<li><a href="${kind}.xhtml">${escaped(label)}</a><ol>${links.join('')}</ol></li>`
  })
  return `<ol><li><a href="title.xhtml">To begin with</a></li>${items.join('\n')}</ol>`
}

function page(title: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${escaped(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${content}
</body>
</html>
`
}

function packageOf(about: Title, chapters: readonly { id: string }[], madeAt: Date): string {
  const { product, title, author, chapter } = about
  const files = ['title', ...chapters.map(({ id }) => id)]
  const items = files.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`)
  const modified = madeAt.toISOString().replace(/\.\d+Z$/, 'Z')
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(`${product}, chapter ${chapter}`)}</dc:identifier>
<dc:title>${escaped(`${product}, to chapter ${chapter}`)}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${escaped(product)}</dc:creator>
<dc:subject>${escaped(`${title}, by ${author}`)}</dc:subject>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>${files.map((id) => `<itemref idref="${id}"/>`).join('')}</spine>
</package>
`
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

const STYLE = `h2 { margin-top: 2em; page-break-after: avoid }
.meta { font-style: italic }
dt { font-weight: bold }
dd { margin: 0 0 0.5em 1em }
`
