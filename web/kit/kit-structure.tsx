import { type ReactNode, useState } from 'react'
import { Group } from '#web/ui/group.tsx'
import { Leaders } from '#web/ui/leaders.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { ProgressBar, RingProgress } from '#web/ui/progress.tsx'
import { Segments, Soon } from '#web/ui/segments.tsx'
import { SequenceSpine } from '#web/ui/sequence-spine.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import Gallery from '~icons/lucide/gallery-horizontal-end'
import LayoutGrid from '~icons/lucide/layout-grid'

export function KitStructure() {
  const [tab, setTab] = useState<'active' | 'failed'>('active')
  const [view, setView] = useState<'grid' | 'cards' | 'web'>('grid')
  const [open, setOpen] = useState(['9'])
  return (
    <div className="stack">
      <Tabs
        value={tab}
        onChange={setTab}
        label="Sample"
        tabs={[
          { value: 'active', label: 'Active' },
          { value: 'failed', label: 'Failed' },
        ]}
      >
        <TabPanel value="active">What is active.</TabPanel>
        <TabPanel value="failed">What failed.</TabPanel>
      </Tabs>
      <Segments
        value={view}
        onChange={setView}
        label="View"
        segments={[
          { value: 'grid', label: <Labelled icon={<LayoutGrid size="s" />} text="Grid" /> },
          { value: 'cards', label: <Labelled icon={<Gallery size="s" />} text="Cards" /> },
          { value: 'web', label: <Soon />, disabled: true },
        ]}
      />
      <div className="grid grid-2">
        <ProgressBar value={12} label="Seer" />
        <ProgressBar value={100} label="First Step" />
      </div>
      <RingProgress value={50} label="2 of 4 objectives" />
      <Group title="Weapons & Combat" count={3}>
        <Leaders name="Revolvers">2</Leaders>
      </Group>
      <Group title="Nothing in here" count={0}>
        <Leaders name="Nothing">0</Leaders>
      </Group>
      <SequenceSpine
        steps={[
          { id: '9', mark: 9, title: 'Seer', note: 'Discovered in Chapter 21', body: 'The first step on the road.' },
          { id: '8', mark: 8, title: 'Clown', note: 'Name known since Chapter 22', body: 'The second.' },
          { id: '7', mark: 7, locked: true },
        ]}
        open={open}
        onToggle={(id) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id])}
        glowing="9"
      />
      <Pager previous={{ label: 'Leaf 1', to: '/kit' }} next={{ label: 'Leaf 3', to: '/kit' }}>
        Leaf 2 of 4
      </Pager>
    </div>
  )
}

function Labelled({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      {icon}
      {text}
    </>
  )
}
