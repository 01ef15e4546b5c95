import { useId, useState } from 'react'
import TabletSmartphone from '~icons/lucide/tablet'
import { Button } from '../ui/button.tsx'

const WAYS = [
  { device: 'iPhone or iPad', steps: 'In Safari press Share, then “Add to Home Screen”.' },
  { device: 'Android', steps: 'In Chrome open the menu ⋮, then press “Install app” or “Add to Home screen”.' },
  {
    device: 'Computer',
    steps: 'In Chrome or Edge press the install sign in the address bar; in Safari choose File, then “Add to Dock”.',
  },
]

/** How to keep the codex on the home screen of any device. */
export function InstallGuide() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className="install" aria-labelledby={`${id}-title`}>
      <TabletSmartphone />
      <div>
        <b className="display text-xl font-[460]" id={`${id}-title`}>
          Install as App
        </b>
        <p className="text-[15px] leading-[1.45] text-muted">
          Keep the codex on your home screen. It opens full screen and remembers your page.
        </p>
      </div>
      <Button small aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the guide' : 'Show me how'}
      </Button>
      {isOpen && (
        <dl className="col-span-full grid gap-2 text-[15px] leading-[1.45]" id={id}>
          {WAYS.map(({ device, steps }) => (
            <div key={device}>
              <dt className="label label-accent">{device}</dt>
              <dd className="text-muted">{steps}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
