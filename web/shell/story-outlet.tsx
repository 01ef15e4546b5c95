import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useDrawing, useReading } from '#web/reader/story-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/loading.tsx'
import { useRouteHandle } from './route-handle.ts'

const NoStory = lazyPart(async () => (await import('#web/components/no-story.tsx')).NoStory)

const LOADING_STORY = 'Loading story data...'

/** The screen, once its story is loaded; if none could be loaded, a screen that needs it says so. */
export function StoryOutlet() {
  const { story, isLoading } = useReading()
  const handle = useRouteHandle()
  const drawing = useDrawing()
  // After going back, the screen is mounted again: memoised functions keep their closures, and with them the later story.
  if (story.chapter > 0) return <Outlet key={handle?.isOfStory ? drawing : undefined} />
  const loading = <Spinner label={LOADING_STORY} />
  if (isLoading) return loading
  if (!handle?.isOfStory) return <Outlet />
  return (
    <Suspense fallback={loading}>
      <NoStory title={handle.title} />
    </Suspense>
  )
}
