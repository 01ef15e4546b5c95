import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FRAMEWORK_PART = /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/

const REPLACEMENTS: Readonly<Record<string, string>> = {
  FrameworkContext: 'createContext(undefined)',
  usePrefetchBehavior: '() => [false]',
  mergeRefs: '(ref) => ref',
}

/**
 * Builds React Router's links without the preloading of its own framework, which this app does not use: it would give each link two
 * states, two effects and a new `ref` at each rendering, and the app 1.5 kB.
 *
 * @throws at the end of a build that did not contain that part of React Router, because it would be there under another name
 */
export function plainLinks(): Plugin {
  let isReplaced = false
  return {
    name: 'plain-links',
    apply: 'build',
    load(id) {
      if (!FRAMEWORK_PART.test(id)) return
      isReplaced = true
      return withoutFramework(readFileSync(id, 'utf8'))
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('React Router has moved the framework part of its links: see tools/vite/plain-links.ts')
    },
  }
}

/** A module with the same exports, of which only those that links outside of the framework use have a value. */
export function withoutFramework(code: string): string {
  const names = /export \{ (.+) \}/.exec(code)?.[1]?.split(', ') ?? []
  const values = names.map((name) => `export const ${name} = ${REPLACEMENTS[name]}`)
  return [`import { createContext } from 'react'`, ...values].join('\n')
}
