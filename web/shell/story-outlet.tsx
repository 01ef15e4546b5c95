import { Outlet } from 'react-router'
import { useReading } from '../reader/story-context.tsx'
import { Empty } from '../ui/empty.tsx'
import { Spinner } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useRouteHandle } from './route-handle.ts'

const LOADING_STORY = 'Loading story data...'

/** The screen, as soon as there is a story for it. Where none could be loaded it says so, and tells no zero as a fact. */
export function StoryOutlet() {
  const { story, isLoading } = useReading()
  const handle = useRouteHandle()
  if (story.chapter > 0) return <Outlet />
  if (isLoading) return <Spinner label={LOADING_STORY} />
  if (!handle?.isOfStory) return <Outlet />
  return (
    <>
      <PageHead title={handle.title} />
      <Empty title="None of the story is here.">What you have read shows as soon as it can be loaded.</Empty>
    </>
  )
}
