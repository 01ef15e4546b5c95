import { type KeyboardEvent, useRef, useState } from 'react'
import type { ListboxOption } from './listbox.tsx'

/** The keys of a select: arrows, Home, End, Page keys, Enter, Space, Escape, Tab, and letters that find an option. */
export function useListbox({ options, value, open, setOpen, onChoose }: Settings) {
  const selected = options.findIndex((option) => option.value === value)
  const [pointed, setActive] = useState<number>()
  const typed = useRef({ text: '', at: 0 })
  const active = open ? (pointed ?? Math.max(0, selected)) : undefined

  function show(index: number) {
    setActive(index)
    setOpen(true)
  }

  function choose(index: number) {
    const option = options[index]
    if (!option || option.disabled) return
    close()
    if (option.value !== value) onChoose(option.value)
  }

  function close() {
    setActive(undefined)
    setOpen(false)
  }

  function move(by: number) {
    const from = active ?? Math.max(0, selected)
    const to = Math.min(options.length - 1, Math.max(0, from + by))
    if (!options[to]?.disabled) setActive(to)
  }

  function find(letter: string) {
    const now = Date.now()
    const text = (now - typed.current.at < PAUSE_MS ? typed.current.text : '') + letter.toLowerCase()
    typed.current = { text, at: now }
    const found = options.findIndex((option) => !option.disabled && option.text.toLowerCase().startsWith(text))
    if (found >= 0) show(found)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) {
        if (isLetter(key)) find(key)
        return
      }
      event.preventDefault()
      show(Math.max(0, selected))
      return
    }
    const step = STEPS[key]
    if (step !== undefined) move(step)
    else if (key === 'Enter' || (key === ' ' && !isTyping(typed.current.at))) choose(active ?? selected)
    else if (key === 'Escape' || key === 'Tab') close()
    else if (isLetter(key)) find(key)
    else return
    if (key !== 'Tab') event.preventDefault()
  }

  return { active, setActive, choose, onKeyDown }
}

type Settings = {
  options: readonly ListboxOption[]
  value: string
  open: boolean
  setOpen: (open: boolean) => void
  onChoose: (value: string) => void
}

/** After this pause, in milliseconds, a letter starts a new word. */
const PAUSE_MS = 700

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
}

function isLetter(key: string): boolean {
  return key.length === 1
}

function isTyping(at: number): boolean {
  return Date.now() - at < PAUSE_MS
}
