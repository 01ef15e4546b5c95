import { expect, test } from 'vitest'
import { withRuns } from './veiled-runs.ts'

const post = (id: string) => ({ id, title: id }) as never
const veiled = (id: string, isMine = false) => ({ id, isVeiled: true, isMine }) as never

test('[FEED-7] veiled posts of others that stand together are one run, in the order of the list', () => {
  const posts = [
    veiled('a'),
    post('b'),
    veiled('c'),
    veiled('d'),
    veiled('e'),
    post('f'),
    veiled('g', true),
    veiled('h'),
  ]
  const parts = withRuns(posts).map((part) => ('run' in part ? part.run.map(({ id }) => id).join('+') : part.post.id))
  expect(parts).toEqual(['a', 'b', 'c+d+e', 'f', 'g', 'h'])
  expect(withRuns([])).toEqual([])
})

test('[FEED-7] a reader’s own veiled posts are named one by one', () => {
  expect(withRuns([veiled('a', true), veiled('b', true)])).toHaveLength(2)
})
