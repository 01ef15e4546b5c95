import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { LEAP } from '#api/limits.ts'
import { href } from '#story/entries/routes.ts'
import { newEntriesSince } from '#story/reading/new-entries.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useReading } from '#web/reader/story-context.tsx'
import { afterPaint } from '#web/ui/after-paint.ts'
import { useToast } from '#web/ui/toast.tsx'
import { UNDO_MS } from './leap.ts'
import { turnedText } from './turned-text.ts'

/** In milliseconds: forward turns closer together than this share a message. */
const RUN_MS = 6000

/** Shows the number of new entries after each turn; a leap ahead can be undone there. */
export function useChapterToast() {
  const { chapter, turnTo, get } = useReader()
  const { story, hasFailed } = useReading()
  const say = useToast()
  const navigate = useNavigate()
  const before = useRef(0)
  const here = useRef(0)
  const run = useRef({ from: 0, until: 0 })

  useEffect(() => {
    here.current = chapter
    return () => {
      here.current = 0
    }
  }, [chapter])

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating between pages is not a turn
  useEffect(() => {
    const since = before.current
    if (story.chapter !== chapter) {
      // Takes the place of what was said of the chapter before, which would otherwise seem to be about this one.
      if (hasFailed && since > 0) say({ text: noticeOf(chapter) })
      return
    }
    before.current = chapter
    if (since === 0 || since === chapter) return
    const { turnedAt } = get()
    const isBack = chapter < since
    const isLeap = chapter > since + LEAP
    const from = !isBack && turnedAt <= run.current.until ? run.current.from : since
    run.current = { from, until: isBack ? 0 : turnedAt + RUN_MS }
    const newEntries = isBack ? undefined : newEntriesSince(story, from)
    // Undo must not move forward a reader who has since gone back further, or left.
    const undo = () => void (since < here.current && turnTo(since))
    const show = () => void navigate(href('recentActivity', { since: String(from) }))
    const toast = {
      text: noticeOf(chapter, turnedText(newEntries)),
      ...(Boolean(newEntries) && { action: { label: 'See them', onClick: show } }),
      ...(isLeap && { action: { label: 'Undo', onClick: undo }, shownMs: UNDO_MS }),
    }
    // A toast sliding in makes the browser measure the page. Nothing is shown about a chapter that has been left in the
    // meantime.
    afterPaint(() => {
      if (here.current === chapter) say(toast)
    })
  }, [story, chapter, hasFailed, get, say, turnTo])
}

/** What the notice of a turn made now says. */
const noticeOf = (chapter: number, text = '') => (
  <>
    <b>Chapter {chapter}.</b> {text}
    {!navigator.onLine && ' Kept on this device until you are online.'}
  </>
)
