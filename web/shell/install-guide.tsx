import './install-guide.css'
import { useId, useState } from 'react'
import { type Device, deviceOf } from '#web/offline/device.ts'
import { useInstallPrompt } from '#web/offline/install.ts'
import { Button } from '#web/ui/button.tsx'
import TabletSmartphone from '~icons/lucide/tablet'

const WAYS: Record<Device, { device: string; steps: string }> = {
  ios: { device: 'iPhone or iPad', steps: 'In Safari press Share, then “Add to Home Screen”.' },
  android: {
    device: 'Android',
    steps: 'In Chrome open the menu ⋮, then press “Install app” or “Add to Home screen”.',
  },
  desktop: {
    device: 'Computer',
    steps: 'In Chrome or Edge press the install sign in the address bar; in Safari choose File, then “Add to Dock”.',
  },
}

/** Shows how to install the codex: the browser's own prompt, or else instructions for this device. */
export function InstallGuide() {
  const [isOpen, setOpen] = useState(false)
  const install = useInstallPrompt()
  const id = useId()
  const { device, steps } = WAYS[deviceOf(navigator)]
  return (
    <section className="install-guide" aria-labelledby={`${id}-title`}>
      <TabletSmartphone />
      <div>
        <b className="display install-guide-title" id={`${id}-title`}>
          Install as App
        </b>
        <p className="install-guide-text">
          Keep the codex on your home screen. It opens full screen, without a network too, and remembers your page.
        </p>
      </div>
      {install ? (
        <Button small onClick={install}>
          Install
        </Button>
      ) : (
        <Button small aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the guide' : 'Show me how'}
        </Button>
      )}
      {isOpen && !install && (
        <dl className="install-guide-steps" id={id}>
          <dt className="label label-accent">{device}</dt>
          <dd className="install-guide-text">{steps}</dd>
        </dl>
      )}
    </section>
  )
}
