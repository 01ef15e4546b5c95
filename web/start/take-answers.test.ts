import { expect, test, vi } from 'vitest'
import { takeAnswers } from './take-answers.ts'

test('[SHELL-14] what the starter has asked for is taken once, and nothing else', async () => {
  const early = { answer: Promise.resolve(new Response('early')), abort: () => {} }
  const fetch = vi.fn(async () => new Response('late'))
  const taking = takeAnswers(new Map([['/story/index/42.json', early]]), fetch)
  const text = async (address: string, init?: RequestInit) => (await taking(address, init)).text()

  expect(await text('/story/index/43.json')).toBe('late')
  expect(await text('/story/index/42.json', { cache: 'no-store' })).toBe('early')
  expect(await text('/story/index/42.json')).toBe('late')
})

test('[SHELL-14] a write is never answered by what was asked for before it', async () => {
  const asked = new Map([['/api/profile', { answer: Promise.resolve(new Response('early')), abort: () => {} }]])
  const taking = takeAnswers(asked, async () => new Response('late'))
  expect(await (await taking('/api/profile', { method: 'PATCH' })).text()).toBe('late')
})

test('[DATA-6] a question of the starter ends when whoever took its answer wants it no more', () => {
  const abort = vi.fn()
  const taking = takeAnswers(new Map([['/story/60.json', { answer: new Promise(() => {}), abort }]]), vi.fn())
  const waiting = new AbortController()
  void taking('/story/60.json', { signal: waiting.signal })
  expect(abort).not.toHaveBeenCalled()
  waiting.abort()
  expect(abort).toHaveBeenCalledOnce()
})
