import { describe, expect, test } from 'vitest'
import type { Post, PostList } from '#api/feedback.ts'
import { createKept } from '#web/reader/kept.ts'
import { createMemoryStorage } from '#web/reader/testing/memory-storage.ts'
import { createVoted } from './voted.ts'

const post = (id: string, hasUpvoted: boolean) => ({ id, hasUpvoted }) as Post
const veiled = (id: string): PostList['posts'][number] => ({ id, isVeiled: true, isMine: false })

function open(text?: string) {
  const storage = createMemoryStorage(text === undefined ? {} : { votedFeedback: text })
  return { voted: createVoted(createKept('votedFeedback', storage)), storage }
}

describe('[FEED-6] the ids of voted posts', () => {
  test('are kept on the device for each reader, and taken away again', () => {
    const { voted, storage } = open()
    voted.record('anna', [post('p1', true), post('p2', true), post('p3', false)])
    voted.record('bert', [post('p3', true)])
    voted.record('anna', [post('p1', false)])
    expect(voted.idsOf('anna')).toEqual(['p2'])
    expect(JSON.parse(storage.getItem('votedFeedback')!)).toEqual({ anna: ['p2'], bert: ['p3'] })
  })

  test('stay where the server says nothing of a post', () => {
    const { voted } = open('{"anna":["elsewhere","veiled"]}')
    voted.record('anna', [veiled('veiled'), veiled('other')])
    expect(voted.idsOf('anna')).toEqual(['elsewhere', 'veiled'])
  })

  test.each(['not json', 'null', '{"anna":"p1"}', '{"anna":[1]}'])('are none where %s is kept', (text) => {
    expect(open(text).voted.idsOf('anna')).toEqual([])
  })
})
