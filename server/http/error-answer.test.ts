import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { answer } from '#server/testing/browser.ts'
import { ClientLeft } from './client-left.ts'
import { errorAnswer } from './error-answer.ts'
import { TurnTooLate } from './turns.ts'

/** An app whose every call ends in this error, and what it logs. */
function failing(error: Error) {
  const logged: string[] = []
  const note = (level: string) => () => void logged.push(level)
  const app = new Hono().onError(errorAnswer({ info: note('info'), warn: note('warn'), error: note('error') }))
  app.get('/', () => {
    throw error
  })
  return { logged, ask: () => app.request('/') }
}

test('whoever has waited for their turn too long may come again soon; of all who have, there is one warning', async () => {
  const { logged, ask } = failing(new TurnTooLate())
  const answers = [await ask(), await ask(), await ask()]

  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(Array(3).fill([503, '5']))
  expect(logged).toEqual(['warn'])
})

test('that what they waited for has failed is said in its own words', async () => {
  const { logged, ask } = failing(new HTTPException(500, { message: 'No guest', cause: new TurnTooLate() }))

  expect(await answer(Promise.resolve(ask()))).toEqual([503, { error: 'No guest' }])
  expect(logged).toEqual(['warn'])
})

test('clients that leave are not in the log', async () => {
  const { logged, ask } = failing(new ClientLeft())
  await ask()

  expect(logged).toEqual([])
})

test('a failure of the server is', async () => {
  const { logged, ask } = failing(new Error('a fault'))

  expect((await ask()).status).toBe(500)
  expect(logged).toEqual(['error'])
})
