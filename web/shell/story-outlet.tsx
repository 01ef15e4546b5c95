import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useDrawing, useReading } from '#web/reader/story-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Spinner } from '#web/ui/loading.tsx'
import { useRouteHandle } from './route-handle.ts'

const NoStory = lazyPart(async () => (await import('#web/components/no-story.tsx')).NoStory)

const LOADING_STORY = 'Loading story data...'

/** The screen, once there is a story for it; a screen that needs the story says so where none could be loaded. */
export function StoryOutlet() {
  const { story, isLoading } = useReading()
  const handle = useRouteHandle()
  const drawing = useDrawing()
  // After going back the screen is made anew: what a memoised function was made beside, it keeps, and so the later story.
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
