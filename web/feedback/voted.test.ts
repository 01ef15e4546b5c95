import { describe, expect, test } from 'vitest'
import type { Post, PostList } from '#api/feedback.ts'
import { createKept } from '#web/reader/kept.ts'
import { createMemoryStorage } from '#web/reader/testing/memory-storage.ts'
import { createVoted, votesHere } from './voted.ts'

const post = (id: string, hasUpvoted: boolean) => ({ id, hasUpvoted }) as Post
const veiled = (id: string): PostList['posts'][number] => ({ id, isVeiled: true })

function open(text?: string) {
  const storage = createMemoryStorage(text === undefined ? {} : { votedFeedback: text })
  return { voted: createVoted(createKept('votedFeedback', storage)), storage }
}

describe('[FEED-6] the ids of voted posts', () => {
  test('are kept on the device for each reader, and taken away again', () => {
    const { voted, storage } = open()
    voted.set('anna', 'p1', true)
    voted.set('anna', 'p2', true)
    voted.set('anna', 'p2', true)
    voted.set('bert', 'p3', true)
    expect(voted.idsOf('anna')).toEqual(['p1', 'p2'])
    voted.set('anna', 'p1', false)
    expect(JSON.parse(storage.getItem('votedFeedback')!)).toEqual({ anna: ['p2'], bert: ['p3'] })
  })

  test('are set right by what the server says, but for veiled posts', () => {
    const { voted } = open('{"anna":["gone","taken-back","veiled"]}')
    voted.meet('anna', {
      posts: [post('elsewhere', true), post('taken-back', false), veiled('veiled'), veiled('other')],
      next: null,
    })
    expect(voted.idsOf('anna')).toEqual(['elsewhere', 'veiled'])
  })

  test('stay where the list goes on, but for those that it has shown', () => {
    const { voted } = open('{"anna":["later","taken-back"]}')
    voted.meet('anna', { posts: [post('taken-back', false), post('elsewhere', true)], next: 'elsewhere' })
    expect(voted.idsOf('anna')).toEqual(['elsewhere', 'later'])
  })

  test.each(['not json', 'null', '{"anna":"p1"}', '{"anna":[1]}'])('are none where %s is kept', (text) => {
    expect(open(text).voted.idsOf('anna')).toEqual([])
  })
})

test('[FEED-3] a vote counts one up or down at once, and not twice when the server knows of it', () => {
  expect(votesHere({ upvotes: 3, hasUpvoted: false }, true)).toBe(4)
  expect(votesHere({ upvotes: 4, hasUpvoted: true }, true)).toBe(4)
  expect(votesHere({ upvotes: 4, hasUpvoted: true }, false)).toBe(3)
})
