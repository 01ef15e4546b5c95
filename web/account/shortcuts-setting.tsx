import { useReader } from '#web/reader/reader-context.tsx'
import { useHasShortcuts } from '#web/reader/shortcuts.ts'
import { ShortcutList } from '#web/shell/shortcut-list.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Setting } from './settings-section.tsx'

const CHOICES = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

/** Turns single-key shortcuts off: they interfere with speech input (WCAG 2.1.4). */
export function ShortcutsSetting() {
  const { choose } = useReader()
  return (
    <Setting name="Keyboard shortcuts" note="Single keys: [ and ] turn a chapter, / searches, ? lists them all.">
      <div className="row">
        <Segments
          label="Keyboard shortcuts"
          segments={CHOICES}
          value={useHasShortcuts() ? 'on' : 'off'}
          onChange={(choice) => choose({ shortcuts: choice === 'on' })}
        />
        <ShortcutList />
      </div>
    </Setting>
  )
}
