import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { ScreenFiles } from '#api/screen-files.ts'
import { declarationOf, isKind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { ROUTES } from '#story/entries/routes.ts'
import { pageClasses, reached } from '#tools/page-styles/page-classes.ts'
import { pageStyles } from '#tools/page-styles/page-styles.ts'
import { routesOf } from '#web/route-table.ts'
import { FONTS } from './chunks.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk
type Described = Omit<ScreenFiles[number], 'path'>

/**
 * Writes `screens.json`: for each address of the app the files of its screen, so that the server can list them in the page and the
 * browser fetches them along with the app, not after it; and the one stylesheet that a drawn page waits for.
 */
export function screenFiles(book: BookSections): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has removed the entry that only imports others.
      order: 'post',
      async handler(_options, bundle) {
        const graph = (id: string) => this.getModuleInfo(id)
        const textFont = textFontOf(bundle)
        const emitStyles = async (name: string, used: readonly Chunk[], names: readonly string[], font?: string) => {
          const modules = used.map(({ facadeModuleId }) => facadeModuleId).filter((id) => id !== null)
          const source = await pageStyles(stylesOf(names, bundle), pageClasses([APP, ...modules], graph), font)
          return `/${this.getFileName(this.emitFile({ type: 'asset', name: `${PAGE_STYLES}${name}.css`, source }))}`
        }
        const described = async (module: string): Promise<Described> => {
          const name = module.replace(/-screen\.tsx$/, '')
          const chunk = chunkOf(module, bundle)
          const files = filesOf([chunk], bundle)
          const opened = openedOf(chunk, bundle)
          const more = filesOf(opened, bundle).filter((file) => !files.includes(file))
          const styles = await emitStyles(name, [chunk], files)
          return {
            files: files.map((file) => `/${file}`),
            fonts: `/${fontsOf(files)}`,
            styles,
            opened: more.map((file) => `/${file}`),
            openStyles: reached([chunk.facadeModuleId], graph).includes(OPENED_PART)
              ? await emitStyles(`open-${name}`, [chunk, ...opened], [...files, ...more], textFont)
              : styles,
            textFont: `/${textFont}`,
          }
        }
        const screens: ScreenFiles = []
        // Most kinds share one screen.
        const known = new Map<string, Described>()
        for (const { path, screen } of [{ path: ROUTES.signIn.path, screen: 'auth' }, ...routesOf(book)]) {
          const module = isKind(screen) && declarationOf(screen).view ? KIND_SCREEN : `${kebab(screen)}-screen.tsx`
          const files = known.get(module) ?? (await described(module))
          known.set(module, files)
          screens.push({ path, ...files })
        }
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
      },
    },
  }
}

/** The prefix of stylesheets that only drawn pages request. */
export const PAGE_STYLES = 'page-'

/** The app around every screen. */
const APP = resolve('web/main.tsx')

/** The screen of every kind that has none of its own. */
const KIND_SCREEN = 'kind-screen.tsx'

const SHEET = 'sheet-dialog.tsx'

/** No page is drawn with anything open over it whose screen does not import this. */
const OPENED_PART = resolve('web/ui/opened-part.tsx')

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function chunkOf(module: string, bundle: Bundle): Chunk & { facadeModuleId: string } {
  const screen = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
  if (!screen?.facadeModuleId) throw new Error(`No screen of the app is called ${module}`)
  return { ...screen, facadeModuleId: screen.facadeModuleId }
}

/** The imports of the chunks, what every page needs first, and the chunks themselves, with their styles. */
function filesOf(chunks: readonly Chunk[], bundle: Bundle): string[] {
  const names = chunks
    .flatMap((chunk) => withImports(chunk, bundle))
    .flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName])
  return [...new Set(names)]
}

function fontsOf(files: readonly string[]): string {
  const fonts = files.find((name) => name.startsWith(`assets/${FONTS}-`) && name.endsWith('.css'))
  if (!fonts) throw new Error('The web fonts are missing from the build')
  return fonts
}

/** The web font of running text, but for its rarer letters. */
function textFontOf(bundle: Bundle): string {
  const name = Object.keys(bundle).find((name) => /\bliterata-variable-normal-400-everyday\b.*\.woff2$/.test(name))
  if (!name) throw new Error('The web font of running text is missing from the build')
  return name
}

/** What the screen opens, and the sheet around it. */
function openedOf(screen: Chunk, bundle: Bundle): Chunk[] {
  const opened = chunksOf(bundle).filter(({ fileName }) => screen.dynamicImports.includes(fileName))
  return [chunkOf(SHEET, bundle), ...opened]
}

/** The styles among the files, concatenated. */
function stylesOf(files: readonly string[], bundle: Bundle): string {
  return files.flatMap((name) => (name.endsWith('.css') ? textOf(bundle[name]) : [])).join('\n')
}

function textOf(file: Bundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style sheet or the page of the app is missing from the build')
  return file.source.toString()
}

function chunksOf(bundle: Bundle) {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

function withImports(chunk: Chunk, bundle: Bundle, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = chunksOf(bundle).filter(({ fileName }) => chunk.imports.includes(fileName))
  return [...imported.flatMap((other) => withImports(other, bundle, seen)), chunk]
}
