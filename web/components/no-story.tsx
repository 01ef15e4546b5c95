import { Empty } from '#web/ui/empty.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

/** Shown if no story could be loaded: it says so, instead of showing zeros and faces as if they were known. */
export function NoStory({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Empty title="The story has not been loaded.">What you have read appears as soon as it can be loaded.</Empty>
    </>
  )
}
