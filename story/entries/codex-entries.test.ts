import { expect, test } from 'vitest'
import { bodyOf } from './codex-entries.ts'

const stamp = { id: 'leaf', firstSeen: 1, lastChanged: 1 }

test('the running text of an entry is its description and then its content, on one line', () => {
  const entry = { ...stamp, description: 'A yellowed leaf.', content: 'Page 1 (front):\n\n  We sail.' }

  expect(bodyOf(entry)).toBe('A yellowed leaf. Page 1 (front): We sail.')
})
