import { useReader } from './reader-context.tsx'

/** Whether single-key shortcuts are enabled; a reader may turn them off (WCAG 2.1.4). */
export function useHasShortcuts(): boolean {
  return useReader().profile?.settings?.shortcuts ?? true
}

/**
 * The typed character, if it was typed outside any field and without modifiers other than those needed to type it. Otherwise
 * undefined.
 */
export function characterOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event
  const isModified = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')
  if (isModified || repeat || isComposing || defaultPrevented || isField(target)) return undefined
  return key.length === 1 ? key : undefined
}

/** Whether the target is a field that handles typed characters or arrow keys itself. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
