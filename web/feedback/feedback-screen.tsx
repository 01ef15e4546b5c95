import './feedback-screen.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart, reachFor } from '#web/ui/lazy-part.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import MessageSquareText from '~icons/lucide/message-square-text'
import Plus from '~icons/lucide/plus'
import { useReportedEntry } from './about-entry.tsx'
import { createClient } from './client.ts'
import { Contact } from './contact.tsx'
import { CameWithContext, PostsForTheApp, useCameWith } from './drawn-posts.tsx'
import { PostList } from './post-list.tsx'
import { SentList } from './sent-list.tsx'
import { NEEDS_SCRIPT, type OpenedBy, TYPES } from './words.ts'

const loadForm = async () => (await import('./feedback-form.tsx')).FeedbackForm
const FeedbackForm = lazyPart(loadForm)
const reachForForm = () => reachFor(loadForm)

/** Readers' posts, and the form to write one. */
export function FeedbackScreen() {
  const [client] = useState(createClient)
  const cameWith = useCameWith()
  return (
    <QueryClientProvider client={client}>
      <CameWithContext value={cameWith}>
        <Correspondence />
      </CameWithContext>
      <PostsForTheApp cameWith={cameWith} />
    </QueryClientProvider>
  )
}

function Correspondence() {
  const { entry, forget } = useReportedEntry()
  const { draftStore } = useReader()
  const [pressed, setPressed] = useState<OpenedBy>()
  // An unsent draft is open, as it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes of the draft are up to the form
  useLayoutEffect(() => setPressed(entry ? undefined : draftStore.read()?.openedBy), [])
  // Drawn earlier, the form would be without the draft, and what is typed before its code has loaded would reach no draft.
  const isAlive = useIsAlive()
  const openedBy = pressed ?? (entry && isAlive ? 'entry-report' : undefined)
  const [success, setSuccess] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)

  function open(by: OpenedBy, button: HTMLButtonElement) {
    opener.current = button
    setSuccess(undefined)
    setPressed(by)
  }

  function close(sentence?: string) {
    // Closing an empty form must not discard someone else's draft.
    if (sentence || draftStore.read()) draftStore.drop()
    setSuccess(sentence)
    setPressed(undefined)
    if (entry) forget()
    opener.current?.focus()
  }

  return (
    <>
      <PageHead
        eyebrow="Correspondence"
        title="Community Feedback"
        actions={
          <>
            <Button
              className="app-only"
              aria-expanded={openedBy === 'add-info-button'}
              onPointerEnter={reachForForm}
              onFocus={reachForForm}
              onClick={(event) => open('add-info-button', event.currentTarget)}
            >
              <Plus size="s" />
              {TYPES['add-info'].name}
            </Button>
            <Button
              kind="primary"
              className="app-only"
              aria-expanded={openedBy === 'new-feedback-button'}
              onPointerEnter={reachForForm}
              onFocus={reachForForm}
              onClick={(event) => open('new-feedback-button', event.currentTarget)}
            >
              <MessageSquareText size="s" />
              {TYPES.feedback.title}
            </Button>
            <noscript>
              <span className="muted">{NEEDS_SCRIPT}</span>
            </noscript>
          </>
        }
      />
      <div className={classNames('feedback-screen', !openedBy && 'is-closed')}>
        <div className="feedback-screen-posts">
          {success && <Banner kind="success">{success}</Banner>}
          <WorkInProgress />
          <Contact />
          <PostList />
          <SentList />
        </div>
        {openedBy && (
          <Suspense>
            <FeedbackForm
              openedBy={openedBy}
              entry={pressed ? undefined : entry}
              onClose={() => close()}
              onSent={close}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

function WorkInProgress() {
  return (
    <Banner>
      <b>Work in progress.</b> {book.coverage} Found a bug, misinformation or a spoiler? Please report it, with your
      current chapter. If you would like to work on the codex with us, helping hands are welcome too.
    </Banner>
  )
}
