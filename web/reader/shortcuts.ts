import { useReader } from './reader-context.tsx'

/** Whether single keys do something; a reader may switch them off (WCAG 2.1.4). */
export function useHasShortcuts(): boolean {
  return useReader().profile?.settings?.shortcuts ?? true
}

/**
 * The character that was typed by itself: outside of every field, and with no modifier but what the keyboard needs to type
 * it. Undefined for anything else.
 */
export function characterOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event
  const isModified = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')
  if (isModified || repeat || isComposing || defaultPrevented || isField(target)) return undefined
  return key.length === 1 ? key : undefined
}

/** Whether what is typed there is written, or moves about in what is. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
