import './feedback-form.css'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { ERRORS } from '#api/errors.ts'
import {
  DESCRIPTION_MAX,
  type EntryReference,
  POST_TYPES,
  type PostType,
  SUBTYPES,
  type Subtype,
  TITLE_MAX,
} from '#api/feedback.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { newUuid } from '#web/reader/new-id.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useIsKept } from '#web/reader/use-is-kept.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useIsOnline } from '#web/ui/use-is-online.ts'
import Send from '~icons/lucide/send'
import X from '~icons/lucide/x'
import { ChapterField } from './chapter-field.tsx'
import { useReadAgain } from './posts.ts'
import { sendPost } from './send-post.ts'
import { chapterIn } from './shown-from.ts'
import { useArrived } from './use-arrived.ts'
import { buttonOf, furthest, useDraft } from './use-draft.ts'
import { type OpenedBy, SUBTYPE_WORDS, TYPES } from './words.ts'

type Props = {
  openedBy: OpenedBy
  /** The reported entry. */
  entry: EntryReference | undefined
  onClose: () => void
  /** Called with the thank-you message. */
  onSent: (thanks: string) => void
}

const TYPE_ENTRIES = POST_TYPES.map((value) => ({ value, text: TYPES[value].name }))

/** The form for writing a post. What was typed is kept until it has arrived or the reader discards it. */
export function FeedbackForm({ openedBy, entry, onClose, onSent }: Props) {
  const { ask, beGuest, chapter, draftStore, get, profile } = useReader()
  const readAgain = useReadAgain()
  const [error, setError] = useState<string>()
  const isOnline = useIsOnline()
  const isOnDevice = useIsKept(DRAFT_KEY)
  const { form, draft, least } = useDraft(openedBy, onClose)
  const { type, subtype, title, description, shownFrom } = draft
  const from = chapterIn(shownFrom, least)
  const { isSubmitting } = useFormState({ control: form.control })
  const isComplete = subtype !== '' && title.trim() !== '' && description.trim() !== '' && from !== undefined

  useArrived(() => {
    void readAgain()
    onSent(TYPES[type].success)
  })

  const paper = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the other button starts again
  useEffect(() => {
    paper.current?.querySelector<HTMLElement>(form.getValues('subtype') === '' ? '[role=combobox]' : 'input')?.focus()
  }, [openedBy, form])

  function choose(next: PostType) {
    form.setValue('type', next)
    form.setValue('subtype', '')
  }

  const submit = form.handleSubmit(async ({ type, subtype, title, description, shownFrom }) => {
    if (subtype === '' || !isComplete) return
    setError(undefined)
    const kept = draftStore.read()
    const unsent = { type, subtype, title, description, shownFrom, chapter: furthest(kept, chapter) }
    let id = kept?.id ?? newUuid()
    const { replaced } = get()
    function keep(isWaiting: boolean) {
      // Whoever has come by another tab meanwhile gets nothing of it; for its writer it lies there as it was typed.
      if (get().replaced !== replaced) return
      draftStore.keep({ ...unsent, id, openedBy: buttonOf(openedBy), isWaiting })
    }
    function renewId() {
      id = newUuid()
      // The server may store what is sent under this id before its answer arrives.
      keep(false)
      return id
    }
    const post = {
      id,
      type,
      subtype,
      title: title.trim(),
      description: description.trim(),
      submitMethod: openedBy,
      chapter: from,
      ...(entry && { entry }),
    }
    const failure = await sendPost(post, { ask, writer: profile?.uid, beGuest, log: console.info, renewId })
    if (failure) {
      // If the writer became a guest on the way, the draft is now the guest's.
      keep(failure === ERRORS.feedbackFailed)
      return setError(failure)
    }
    void readAgain()
    onSent(TYPES[type].success)
  })

  return (
    <div className="feedback-form" data-surface="paper">
      <form
        className="feedback-form-paper"
        noValidate
        ref={paper}
        aria-labelledby="feedback-form-title"
        onSubmit={(event) => void submit(event)}
      >
        <div className="between">
          <h2 className="display" id="feedback-form-title">
            {TYPES[type].title}
          </h2>
          <IconButton label="Close form" disabled={isSubmitting} onClick={onClose}>
            <X size="l" />
          </IconButton>
        </div>
        <div className="stack">
          {error && <Banner kind="error">{error}</Banner>}
          {!isOnline && (
            <Banner>
              You are not connected.{isOnDevice && ' What you write is kept on this device until you can send it.'}
            </Banner>
          )}
          {entry && (
            <p className="feedback-form-note">
              About <b>{entry.name}</b>, as you know it at chapter {chapter}.
            </p>
          )}
          <div className="grid grid-2">
            <Field label="Type">
              <Select value={type} entries={TYPE_ENTRIES} onChange={(value) => choose(value as PostType)} />
            </Field>
            <Field label="Subtype">
              <Select
                value={subtype}
                entries={SUBTYPES[type].map((value) => ({ value, text: SUBTYPE_WORDS[value] }))}
                onChange={(value) => form.setValue('subtype', value as Subtype)}
              >
                {subtype === '' ? TYPES[type].prompt : SUBTYPE_WORDS[subtype]}
              </Select>
            </Field>
          </div>
          {type === 'add-info' && (
            <p className="feedback-form-note">
              What you send here is anonymous to other readers: it goes to the administrators alone and is not shown.
            </p>
          )}
          <Field label="Title">
            <Input maxLength={TITLE_MAX} {...form.register('title')} />
          </Field>
          <Field label="Description" counter={{ length: description.length, max: DESCRIPTION_MAX }}>
            <Textarea rows={4} maxLength={DESCRIPTION_MAX} {...form.register('description')} />
          </Field>
          <ChapterField typed={shownFrom} least={least} type={type} input={form.register('shownFrom')} />
          {(title || description) && (
            <p className="feedback-form-note">
              {isOnDevice ? 'Kept on this device until it is sent.' : ERRORS.notOnDevice}
            </p>
          )}
          <div className="row">
            <Button
              type="submit"
              kind="primary"
              className="feedback-form-send"
              disabled={!isComplete}
              busy={isSubmitting && 'Submitting...'}
            >
              <Send size="s" />
              Submit
            </Button>
            <Button disabled={isSubmitting} onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}
