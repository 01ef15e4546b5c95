import type { Plugin } from 'vite'

/** Lets the page ask for the fonts of the first paint before it has read the style sheet; nothing else is preloaded. */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => names.some((name) => file.includes(name)))
        return files.map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        }))
      },
    },
  }
}
