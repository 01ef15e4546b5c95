import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestOf, pageOf } from './book-identity.ts'

const book = { product: 'The <Count> & "Co."', shortName: 'Count', description: 'One book, "two" readers.' }

test('the page is called and described as the book says, and nothing in it is taken for markup', () => {
  const page = pageOf(readFileSync('web/index.html', 'utf8'), book)

  expect(page).toContain('<title>The &lt;Count> &amp; &quot;Co.&quot;</title>')
  expect(page).toContain('<meta name="description" content="One book, &quot;two&quot; readers.">')
  expect(page).toContain('<meta property="og:description" content="One book, &quot;two&quot; readers.">')
  expect(page).not.toMatch(/%[A-Z]+%/)
})

test.each(['web/index.html', 'web/admin/index.html'])('the head of %s begins as that of every page', (file) => {
  const page = pageOf(readFileSync(file, 'utf8'), book)

  expect(page).toMatch(/<head>\s*<meta charset="utf-8">\s*<meta name="viewport"/)
  expect(page).toContain('<link rel="icon" href="/favicon.svg"')
})

test('[SHELL-7] the app is installed under the names of the book', () => {
  expect(manifestOf(book)).toMatchObject({ name: book.product, short_name: 'Count', description: book.description })
})
