import '#web/ui/menu.css'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitRecord } from './kit-record.tsx'
import { KitStructure } from './kit-structure.tsx'

export function KitSheets() {
  const say = useToast()
  const [shown, setShown] = useState<'record' | 'confirm' | 'popover'>()
  const close = () => setShown(undefined)
  return (
    <div className="row">
      <Button onClick={() => setShown('record')}>Open record</Button>
      <Button onClick={() => setShown('confirm')}>Ask</Button>
      <Button onClick={() => say({ text: 'Chapter 42. Nine entries came out of the fog.' })}>Toast</Button>
      <Button
        onClick={() =>
          say({ kind: 'alert', text: 'Error signing out: no network', action: { label: 'Try again', onClick: close } })
        }
      >
        Alert
      </Button>
      <Popover
        open={shown === 'popover'}
        onOpenChange={(open) => setShown(open ? 'popover' : undefined)}
        trigger={<Button>Popover</Button>}
        label="Sample window"
      >
        <p className="menu-head">Anything.</p>
      </Popover>
      <TooltipProvider>
        <Tooltip text="Relations">
          <Button>Tooltip</Button>
        </Tooltip>
      </TooltipProvider>
      {shown === 'record' && (
        <Sheet title="Antigonus Family Notebook" placesTitle label="Items, No. 14" onClose={close}>
          <KitRecord inSheet />
          <h3>Fields in a sheet</h3>
          <KitFields />
          <h3>Parts in a sheet</h3>
          <KitStructure />
        </Sheet>
      )}
      <Confirm
        open={shown === 'confirm'}
        title="Delete account?"
        confirm="Delete account"
        cancel="Keep it"
        onConfirm={close}
        onCancel={close}
      >
        Delete this account and its reading progress? This cannot be undone.
      </Confirm>
    </div>
  )
}
