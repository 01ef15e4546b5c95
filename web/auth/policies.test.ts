import { expect, test } from 'vitest'
import type { ReaderData } from '#api/profile.ts'
import { POLICIES } from './policies.ts'

const told = POLICIES.privacy.paragraphs.join('\n')

/** What the policy calls each part of the stored reader data. */
const WORDS: Record<Exclude<keyof ReaderData, 'madeAt' | 'administrator' | 'moderation'>, string> = {
  user: 'your e-mail address, your username',
  waysToSignIn: 'a password',
  sessions: 'where you are signed in',
  accountKeys: 'recovery codes',
  posts: 'the feedback you post',
  votes: 'your votes',
  spoilerReports: 'reported as spoilers',
  withdrawals: 'what you have withdrawn',
  bans: 'whether you may post',
  readPages: 'the pages you have read',
  notes: 'your notes',
}

test.each(Object.values(WORDS))('[AUTH-1] the privacy policy says of an account: %s', (words) => {
  expect(POLICIES.privacy.paragraphs[0]).toContain(words)
})

test('[AUTH-1] it names the cookies, what the device keeps and what deleting the account removes', () => {
  expect(told).toContain('one names your chapter')
  expect(told).toMatch(/Your device remembers [^.]*your notes/)
  expect(told).toMatch(/Deleting the account removes [^.]*its notes/)
})
