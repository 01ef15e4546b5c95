import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createClient } from './client.ts'

test('[FEED-7] posts that nobody looks at any more are not kept: whoever goes back has none from further on', async () => {
  const client = createClient()
  const posts = new QueryObserver(client, { queryKey: ['posts', 'anna', 'list', 214], queryFn: async () => ['late'] })
  const leave = posts.subscribe(() => {})
  await vi.waitFor(() => expect(posts.getCurrentResult().data).toEqual(['late']))

  leave()
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
})
