import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Draft } from '#web/reader/draft-store.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { atLeast, useFurthest } from './shown-from.ts'
import { type OpenedBy, PRESET } from './words.ts'

const FIELDS = ['type', 'subtype', 'title', 'description', 'shownFrom'] as const

export type DraftFields = Pick<Draft, (typeof FIELDS)[number]>

/**
 * What is being written, as a form and as its present words. It begins with the draft that lies on this device, and is
 * kept there as it is typed; what another tab does to the draft happens here too. `onGone` is called when that tab has
 * sent it or put it away. `least` is the chapter before which it is shown to nobody.
 */
export function useDraft(openedBy: OpenedBy, onGone: () => void) {
  const { chapter, draftStore } = useReader()
  const least = furthest(draftStore.read(), useFurthest())
  const form = useForm<DraftFields>({ defaultValues: beginning(draftStore.read(), openedBy, least) })
  const draft = useWatch({ control: form.control }) as DraftFields
  const { type, subtype, title, description, shownFrom } = draft

  useEffect(() => form.setValue('shownFrom', atLeast(form.getValues('shownFrom'), least)), [form, least])

  const preset = useRef(openedBy)
  useEffect(() => {
    if (preset.current === openedBy) return
    // The other button was pressed: it presets its own type, and what was typed stays.
    preset.current = openedBy
    form.setValue('type', PRESET[openedBy].type)
    form.setValue('subtype', PRESET[openedBy].subtype)
  }, [openedBy, form])

  const heard = useRef('')
  useEffect(() => {
    // What came from another tab is kept there; written back, it would take away what was typed there since.
    if (heard.current === JSON.stringify([type, subtype, title, description, shownFrom])) return
    heard.current = ''
    const kept = draftStore.read()
    draftStore.keep({
      openedBy: buttonOf(openedBy),
      ...{ type, subtype, title, description, shownFrom },
      chapter: furthest(kept, chapter),
      isWaiting: kept?.isWaiting ?? false,
    })
  }, [draftStore, openedBy, type, subtype, title, description, shownFrom, chapter])

  useEffect(() => {
    function follow({ key, newValue }: StorageEvent) {
      if (key !== DRAFT_KEY) return
      const kept = draftStore.read()
      if (newValue === null) return onGone()
      if (!kept) return
      heard.current = JSON.stringify(FIELDS.map((field) => kept[field]))
      for (const field of FIELDS) form.setValue(field, kept[field])
      form.setValue('shownFrom', atLeast(kept.shownFrom, least))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [draftStore, form, least, onGone])

  return { form, draft, least }
}

/** The chapter from which a draft counts: the furthest at which it was written. */
export function furthest(kept: Draft | undefined, chapter: number): number {
  return Math.max(chapter, kept?.chapter ?? chapter)
}

/** By which button a draft is found again: the entry that it reports stands in the address alone. */
export function buttonOf(openedBy: OpenedBy): OpenedBy {
  return openedBy === 'entry-report' ? 'add-info-button' : openedBy
}

/** What the form begins with: the draft that lies here, its words alone where another button was pressed. */
function beginning(kept: Draft | undefined, openedBy: OpenedBy, least: number): DraftFields {
  const { title = '', description = '' } = kept ?? {}
  const shownFrom = atLeast(kept?.shownFrom ?? '', least)
  const { type, subtype } = kept?.openedBy === buttonOf(openedBy) ? kept : PRESET[openedBy]
  return { type, subtype, title, description, shownFrom }
}
