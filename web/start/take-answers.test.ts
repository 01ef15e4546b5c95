import { expect, test, vi } from 'vitest'
import { takeAnswers } from './take-answers.ts'

test('[SHELL-14] what the starter has asked for is taken once, and nothing else', async () => {
  const early = Promise.resolve(new Response('early'))
  const fetch = vi.fn(async () => new Response('late'))
  const taking = takeAnswers(new Map([['/story/index/42.json', early]]), fetch)
  const text = async (address: string, init?: RequestInit) => (await taking(address, init)).text()

  expect(await text('/story/index/43.json')).toBe('late')
  expect(await text('/story/index/42.json', { cache: 'no-store' })).toBe('early')
  expect(await text('/story/index/42.json')).toBe('late')
})

test('[SHELL-14] a write is never answered by what was asked for before it', async () => {
  const answers = new Map([['/api/profile', Promise.resolve(new Response('early'))]])
  const taking = takeAnswers(answers, async () => new Response('late'))
  expect(await (await taking('/api/profile', { method: 'PATCH' })).text()).toBe('late')
})
