import { Outlet } from 'react-router'
import { NoStory } from '#web/components/no-story.tsx'
import { useReading } from '#web/reader/story-context.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { useRouteHandle } from './route-handle.ts'

const LOADING_STORY = 'Loading story data...'

/** The screen, once there is a story for it; a screen that needs the story says so where none could be loaded. */
export function StoryOutlet() {
  const { story, isLoading } = useReading()
  const handle = useRouteHandle()
  if (story.chapter > 0) return <Outlet />
  if (isLoading) return <Spinner label={LOADING_STORY} />
  return handle?.isOfStory ? <NoStory title={handle.title} /> : <Outlet />
}
