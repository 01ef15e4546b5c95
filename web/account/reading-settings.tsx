import { DEFAULT_SETTINGS, MOTIONS, type Settings, TEXT_SIZES } from '#api/settings.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Setting } from './settings-section.tsx'

const SIZE_LABELS = { small: 'Small', usual: 'Usual', large: 'Large', largest: 'Largest' }
const MOTION_LABELS = { device: 'Same as device', reduced: 'Less' }

type Look = Pick<Settings, 'textSize' | 'motion'>

/** The look of the pages for this reader: applied here at once, and on other devices once the account has it. */
export function ReadingSettings() {
  const { profile, choose } = useReader()
  const look: Look = { ...DEFAULT_SETTINGS, ...profile?.settings }

  return (
    <>
      <Setting name="Text size" note="For all text. Your browser’s zoom applies on top.">
        <Segments
          label="Text size"
          value={look.textSize}
          onChange={(textSize) => choose({ textSize })}
          segments={TEXT_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }))}
        />
      </Setting>
      <Setting name="Motion" note="Whether pages turn, rise and fade.">
        <Segments
          label="Motion"
          value={look.motion}
          onChange={(motion) => choose({ motion })}
          segments={MOTIONS.map((value) => ({ value, label: MOTION_LABELS[value] }))}
        />
      </Setting>
    </>
  )
}
