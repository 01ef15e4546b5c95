import { Empty } from '#web/ui/empty.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

/** A page where nothing of the story could be loaded: it says so, and tells no zero and draws no face as if it were known. */
export function NoStory({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Empty title="The story has not been loaded.">What you have read appears as soon as it can be loaded.</Empty>
    </>
  )
}
