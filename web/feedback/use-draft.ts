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
 * What is being written, both as a form and as current values. It starts with the draft on this device and is saved there as it
 * is typed; changes in other tabs are applied here too. `onGone` is called when another tab has sent or discarded it. The post
 * is shown to nobody before chapter `least`.
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
    // The other button was pressed: its type is preset, and what was typed is kept.
    preset.current = openedBy
    form.setValue('type', PRESET[openedBy].type)
    form.setValue('subtype', PRESET[openedBy].subtype)
  }, [openedBy, form])

  const heard = useRef('')
  useEffect(() => {
    // A draft received from another tab is already stored; storing it again would overwrite what was typed there since.
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

/** The draft's chapter: the furthest at which it was written. */
export function furthest(kept: Draft | undefined, chapter: number): number {
  return Math.max(chapter, kept?.chapter ?? chapter)
}

/** The button under which a draft is restored; a reported entry is only in the address. */
export function buttonOf(openedBy: OpenedBy): OpenedBy {
  return openedBy === 'entry-report' ? 'add-info-button' : openedBy
}

/** The form's initial values: the stored draft, or only its texts if another button was pressed. */
function beginning(kept: Draft | undefined, openedBy: OpenedBy, least: number): DraftFields {
  const { title = '', description = '' } = kept ?? {}
  const shownFrom = atLeast(kept?.shownFrom ?? '', least)
  const { type, subtype } = kept?.openedBy === buttonOf(openedBy) ? kept : PRESET[openedBy]
  return { type, subtype, title, description, shownFrom }
}
