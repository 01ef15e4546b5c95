import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { LETTER_KEY, type Letter } from '#web/reader/letter.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { atLeast, useFurthest } from './shown-from.ts'
import { type OpenedBy, PRESET } from './words.ts'

const FIELDS = ['type', 'subtype', 'title', 'description', 'shownFrom'] as const

export type Draft = Pick<Letter, (typeof FIELDS)[number]>

/**
 * What is being written, as a form and as its present words. It begins with the letter that lies on this device, and is
 * kept there as it is typed; what another tab does to the letter happens here too. `onGone` is called when that tab has
 * sent it or put it away. `least` is the chapter before which it is shown to nobody.
 */
export function useDraft(openedBy: OpenedBy, onGone: () => void) {
  const { chapter, letter } = useReader()
  const least = furthest(letter.read(), useFurthest())
  const form = useForm<Draft>({ defaultValues: beginning(letter.read(), openedBy, least) })
  const draft = useWatch({ control: form.control }) as Draft
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
    const kept = letter.read()
    letter.keep({
      openedBy: buttonOf(openedBy),
      ...{ type, subtype, title, description, shownFrom },
      chapter: furthest(kept, chapter),
      isWaiting: kept?.isWaiting ?? false,
    })
  }, [letter, openedBy, type, subtype, title, description, shownFrom, chapter])

  useEffect(() => {
    function follow({ key, newValue }: StorageEvent) {
      if (key !== LETTER_KEY) return
      const kept = letter.read()
      if (newValue === null) return onGone()
      if (!kept) return
      heard.current = JSON.stringify(FIELDS.map((field) => kept[field]))
      for (const field of FIELDS) form.setValue(field, kept[field])
      form.setValue('shownFrom', atLeast(kept.shownFrom, least))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [letter, form, least, onGone])

  return { form, draft, least }
}

/** The chapter from which a letter counts: the furthest at which it was written. */
export function furthest(kept: Letter | undefined, chapter: number): number {
  return Math.max(chapter, kept?.chapter ?? chapter)
}

/** By which button a letter is found again: the entry that it reports stands in the address alone. */
export function buttonOf(openedBy: OpenedBy): OpenedBy {
  return openedBy === 'entry-report' ? 'add-info-button' : openedBy
}

/** What the form begins with: the letter that lies here, its words alone where another button was pressed. */
function beginning(kept: Letter | undefined, openedBy: OpenedBy, least: number): Draft {
  const { title = '', description = '' } = kept ?? {}
  const shownFrom = atLeast(kept?.shownFrom ?? '', least)
  const { type, subtype } = kept?.openedBy === buttonOf(openedBy) ? kept : PRESET[openedBy]
  return { type, subtype, title, description, shownFrom }
}
