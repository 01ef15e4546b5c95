import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

/** An exported function of the engine whose first parameter is a story, with the names and types of its other parameters. */
export type Selector = { file: string; name: string; parameters: Parameter[] }
export type Parameter = { name: string; type: string; isOptional: boolean }

/** The node types that are read here. */
type Node = {
  type: string
  start: number
  end: number
  name?: string
  id?: Node
  params?: Node[]
  left?: Node
  argument?: Node
  declaration?: Node | null
  typeAnnotation?: Node
}

const read = new Map<string, Selector[]>()

/** Every selector of the engine, read from the sources, so that a new one is included automatically. */
export function selectors(folder = 'story'): Selector[] {
  const found = read.get(folder) ?? readSelectors(folder)
  read.set(folder, found)
  return found
}

function readSelectors(folder: string): Selector[] {
  return globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'testing/**'] }).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] }
    return body.flatMap(({ type, declaration }) => {
      if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'FunctionDeclaration') return []
      const [first, ...others] = (declaration.params ?? []).map((param) => parameterOf(param, source))
      return first?.type === 'Story'
        ? [{ file: join(folder, file), name: declaration.id!.name!, parameters: others }]
        : []
    })
  })
}

function parameterOf(param: Node, source: string): Parameter {
  const isOptional = param.type === 'AssignmentPattern'
  const target = isOptional ? param.left! : param.type === 'RestElement' ? param.argument! : param
  const annotation = (param.type === 'RestElement' ? param : target).typeAnnotation?.typeAnnotation
  return {
    name: target.name ?? '',
    type: annotation ? source.slice(annotation.start, annotation.end) : '',
    isOptional: isOptional || param.type === 'RestElement',
  }
}
