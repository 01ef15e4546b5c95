import { useState } from 'react'
import { DEFAULT_SETTINGS, MOTIONS, type Settings, TEXT_SIZES } from '#api/settings.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { showLook } from '#web/reader/reading-look.ts'
import { Segments } from '#web/ui/segments.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Setting } from './settings-section.tsx'

const SIZE_LABELS = { small: 'Small', usual: 'Usual', large: 'Large', largest: 'Largest' }
const MOTION_LABELS = { device: 'Same as device', reduced: 'Less' }

type Look = Pick<Settings, 'textSize' | 'motion'>

/** The look of the pages for this reader: applied here at once, and on other devices once the account has it. */
export function ReadingSettings() {
  const { profile, changeProfile } = useReader()
  const say = useToast()
  const [chosen, setChosen] = useState<Partial<Look>>({})
  const look: Look = { ...DEFAULT_SETTINGS, ...profile?.settings, ...chosen }

  async function choose(change: Partial<Look>) {
    setChosen({ ...chosen, ...change })
    showLook({ ...look, ...change }, document.documentElement)
    const answer = await changeProfile({ settings: change })
    setChosen({})
    if (answer.ok) return
    showLook(profile?.settings, document.documentElement)
    say({ kind: 'alert', text: answer.error })
  }

  return (
    <>
      <Setting name="Text size" note="For all text. Your browser’s zoom applies on top.">
        <Segments
          label="Text size"
          value={look.textSize}
          onChange={(textSize) => void choose({ textSize })}
          segments={TEXT_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }))}
        />
      </Setting>
      <Setting name="Motion" note="Whether pages turn, rise and fade.">
        <Segments
          label="Motion"
          value={look.motion}
          onChange={(motion) => void choose({ motion })}
          segments={MOTIONS.map((value) => ({ value, label: MOTION_LABELS[value] }))}
        />
      </Setting>
    </>
  )
}
