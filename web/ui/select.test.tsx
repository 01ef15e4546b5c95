import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { Sheet } from './sheet.tsx'

function Filter({ onClose = () => {} }: { onClose?: () => void }) {
  const [value, setValue] = useState('all')
  return (
    <Sheet title="Filters" onClose={onClose}>
      <Field label="Rarity / Grade">
        <Select
          value={value}
          onChange={setValue}
          entries={[
            { value: 'all', text: 'All rarities' },
            { value: 'rare', text: 'Rare' },
            { value: 'epic', text: 'Epic', disabled: true },
            'separator',
            { value: 'grade3', text: 'Grade 3' },
          ]}
        />
      </Field>
    </Sheet>
  )
}

async function openFilter(onClose?: () => void) {
  render(<Filter {...(onClose && { onClose })} />)
  await screen.findByRole('dialog')
}

const control = () => screen.getByRole('combobox', { name: /Rarity \/ Grade/ })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('a select', () => {
  test('shows its options and takes the one that is pressed', async () => {
    await openFilter()
    await userEvent.click(control())
    await screen.findByRole('listbox')
    expect(options()).toEqual(['All rarities', 'Rare', 'Epic', 'Grade 3'])

    await userEvent.click(screen.getByRole('option', { name: 'Grade 3' }))
    expect(control().textContent).toBe('Grade 3')
    expect(options()).toEqual([])
  })

  test('is worked by keys alone, and keeps the focus', async () => {
    await openFilter()
    control().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await screen.findByRole('listbox')
    const marked = control().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(marked)?.textContent).toBe('Rare')

    await userEvent.keyboard('{Enter}')
    expect(control().textContent).toBe('Rare')
    expect(document.activeElement).toBe(control())
  })

  test('finds an option by its letters', async () => {
    await openFilter()
    control().focus()
    await userEvent.keyboard('gr{Enter}')

    expect(control().textContent).toBe('Grade 3')
  })

  test('does not take what is disabled', async () => {
    await openFilter()
    await userEvent.click(control())
    await userEvent.click(await screen.findByRole('option', { name: 'Epic' }))

    expect(control().textContent).toBe('All rarities')
  })

  test('closes by Escape without closing the sheet around it', async () => {
    const closed: string[] = []
    await openFilter(() => closed.push('sheet'))
    await userEvent.click(control())
    await userEvent.keyboard('{Escape}')

    expect(options()).toEqual([])
    expect(closed).toEqual([])
  })
})
