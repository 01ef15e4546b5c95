import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'

const answer = (body: Buffer, asked = 'GET /about') =>
  answerText({ asked, sent: '', status: 200, headers: ['content-encoding: br'], body })

test('an answer is said with what its bytes say', () => {
  expect(answer(brotliCompressSync('A page'))).toMatch(
    /^GET \/about\n\n200\ncontent-encoding: br\nbytes: [0-9a-f]{64}\nA page$/,
  )
})

test('the answer to HEAD has an encoding and no bytes', () => {
  expect(answer(Buffer.alloc(0), 'HEAD /about')).toMatch(
    /^HEAD \/about\n\n200\ncontent-encoding: br\nbytes: [0-9a-f]{64}\n$/,
  )
})
