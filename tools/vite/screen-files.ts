import type { Plugin, Rolldown } from 'vite'
import type { ScreenFiles } from '#api/screen-files.ts'
import { declarationOf, isKind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { ROUTES } from '#story/entries/routes.ts'
import { routesOf } from '#web/route-table.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Writes `screens.json`: for each address of the app the files of its screen, so that the server can name them with the
 * page and the browser fetches them along with the app, not after it.
 */
export function screenFiles(book: BookSections): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // By now Vite has removed the entry that only imports others.
      order: 'post',
      handler(_options, bundle) {
        const screens: ScreenFiles = [{ path: ROUTES.signIn.path, screen: 'auth' }, ...routesOf(book)].map(
          ({ path, screen }) => ({
            path,
            files: filesOf(
              isKind(screen) && declarationOf(screen).view ? KIND_SCREEN : `${kebab(screen)}-screen.tsx`,
              bundle,
            ),
          }),
        )
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) })
      },
    },
  }
}

/** Draws every kind that has no screen of its own. */
const KIND_SCREEN = 'kind-screen.tsx'

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** All that the screen imports, what every page needs first, and the screen itself, with their styles. */
function filesOf(module: string, bundle: Bundle): string[] {
  const screen = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
  if (!screen) throw new Error(`No screen of the app is called ${module}`)
  const names = withImports(screen, bundle).flatMap(({ fileName, viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
    fileName,
  ])
  return [...new Set(names)].map((name) => `/${name}`)
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
