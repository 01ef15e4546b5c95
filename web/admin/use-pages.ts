import { useEffect, useRef, useState } from 'react'
import type { ListPage } from '#api/feedback.ts'
import type { Answer } from '#web/reader/api-client.ts'

type Item = { id: string }
type Page<One> = { items: readonly One[]; next: string | null }
type Pages<One> = Page<One> & { status: 'loading' | 'ready' | 'failed' }

const NOTHING = { items: [], next: null }

/**
 * A list fetched from the server page by page. A different query starts again, and late answers to the previous one are
 * ignored.
 */
export function usePages<One extends Item, Given, Query extends object>(
  query: Query,
  read: (query: Query & ListPage) => Promise<Answer<Given>>,
  itemsIn: (given: Given) => Page<One>,
) {
  const key = JSON.stringify(query)
  const [pages, setPages] = useState<Pages<One>>({ ...NOTHING, status: 'loading' })
  const wanted = useRef('')

  async function load(known: readonly One[], before: string | null) {
    const asked = `${key} ${before}`
    wanted.current = asked
    setPages((shown) => ({ ...shown, status: 'loading' }))
    const answer = await read({ ...query, ...(before !== null && { before }) })
    if (wanted.current !== asked) return
    if (!answer.ok) return setPages((shown) => ({ ...shown, status: 'failed' }))
    const { items, next } = itemsIn(answer.value)
    // An item reported or decided in the meantime may arrive twice.
    const each = new Map([...known, ...items].map((item) => [item.id, item]))
    setPages({ items: [...each.values()], next, status: 'ready' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the query matters
  useEffect(() => {
    void load([], null)
  }, [key])

  return {
    ...pages,
    more: () => void load(pages.items, pages.next),
    again: () => void load([], null),
    /** Replaces the item with the same id. */
    replace: (item: One) =>
      setPages((shown) => ({ ...shown, items: shown.items.map((one) => (one.id === item.id ? item : one)) })),
  }
}
