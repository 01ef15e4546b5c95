import { useEffect, useRef, useState } from 'react'
import { ask } from './ask.ts'

type Item = { id: string }
type Page<One> = { items: readonly One[]; next: string | null }
type Pages<One> = Page<One> & { status: 'loading' | 'ready' | 'failed' }

const NOTHING = { items: [], next: null }

/**
 * A list of the server that comes page by page; another address begins anew. What was asked for before and comes late
 * is thrown away.
 */
export function usePages<One extends Item, Answer>(address: string, itemsIn: (answer: Answer) => Page<One>) {
  const [pages, setPages] = useState<Pages<One>>({ ...NOTHING, status: 'loading' })
  const wanted = useRef('')

  async function load(known: readonly One[], before: string | null) {
    const [path, query] = address.split('?')
    const params = new URLSearchParams(query)
    if (before !== null) params.set('before', before)
    wanted.current = `${path}?${params}`
    const asked = wanted.current
    setPages((shown) => ({ ...shown, status: 'loading' }))
    const answer = await ask<Answer>('GET', asked)
    if (wanted.current !== asked) return
    if (!answer.ok) return setPages((shown) => ({ ...shown, status: 'failed' }))
    const { items, next } = itemsIn(answer.value)
    setPages({ items: [...known, ...items], next, status: 'ready' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says it all
  useEffect(() => {
    void load([], null)
  }, [address])

  return {
    ...pages,
    more: () => void load(pages.items, pages.next),
    again: () => void load([], null),
    /** Puts an item in the place of the one with its id. */
    replace: (item: One) =>
      setPages((shown) => ({ ...shown, items: shown.items.map((one) => (one.id === item.id ? item : one)) })),
  }
}
