import './search-status.css'
import { useEffect, useState } from 'react'
import { useStory } from '#web/reader/story-context.tsx'
import { useIsOnline } from '#web/ui/use-is-online.ts'
import type { Search } from './use-search.ts'

/** How long after the last letter a screen reader announces the number of hits, in milliseconds. */
const PAUSE_MS = 400

/** The number of hits, and up to which chapter was searched. */
export function SearchStatus({ isAsking, search }: { isAsking: boolean; search: Search }) {
  const { chapter } = useStory()
  const found = isAsking ? foundText(search) : 'Searches every kind at once'
  const text = useIsOnline() ? found : `${found}, offline`
  const heard = useLater(isAsking ? text : '')
  return (
    <>
      <p className="meta search-status">
        <span>{text}</span>
        <span>To Chapter {chapter}</span>
      </p>
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </>
  )
}

function foundText({ isReady, groups, count, isClose, chapter }: Search): string {
  if (!isReady) return 'Looking...'
  const named = chapter ? '1 chapter' : ''
  if (count === 0) return named || 'No results'
  const results = count === 1 ? '1 result' : `${count} results`
  if (isClose) return `No exact match, ${results.replace(' ', ' close ')}`
  return `${named && `${named}, `}${results} in ${groups.length === 1 ? '1 kind' : `${groups.length} kinds`}`
}

function useLater(text: string): string {
  const [later, setLater] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
