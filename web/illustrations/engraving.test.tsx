import { fireEvent, render, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { EngravingSprite } from './engraving-sprite.tsx'
import { Medallion } from './medallion.tsx'
import { Pie } from './pie.tsx'
import { Plate, PlateBox } from './plate.tsx'
import { Portrait } from './portrait.tsx'

const glyph = { body: 'M0 0h512v512z' }

describe('a drawing', () => {
  test('finds its rosette in the sprite', async () => {
    const { container } = render(
      <>
        <EngravingSprite />
        <Medallion glyph={glyph} seed="seer" />
      </>,
    )
    const address = container.querySelector('.rosette')?.getAttribute('href')

    await waitFor(() => expect(container.querySelector(`symbol${address} path`)).not.toBeNull())
  })

  test('stands before its rosette, which comes when nobody waits, and goes together with it', async () => {
    const container = document.createElement('div')
    const root = createRoot(container)
    const show = (seeds: readonly string[]) =>
      flushSync(() =>
        root.render(
          <>
            <EngravingSprite />
            {seeds.map((seed) => (
              <Medallion key={seed} glyph={glyph} seed={seed} />
            ))}
          </>,
        ),
      )
    const drawn = () => container.querySelectorAll('symbol').length
    show(['moon'])
    expect(container.querySelectorAll('.medallion')).toHaveLength(1)
    expect(drawn()).toBe(0)
    await waitFor(() => expect(drawn()).toBe(1))
    show(['star'])
    await Promise.resolve()
    expect(drawn()).toBe(0)
    await waitFor(() => expect(drawn()).toBe(1))
    flushSync(() => root.unmount())
  })

  test('leaves no rosette behind, and the order of those in use tells nothing', async () => {
    const first = render(
      <>
        <EngravingSprite />
        <Medallion glyph={glyph} seed="sun" />
        <Medallion glyph={glyph} seed="seer" />
      </>,
    )
    const namesIn = (container: HTMLElement) => [...container.querySelectorAll('symbol')].map(({ id }) => id)
    await waitFor(() => expect(namesIn(first.container)).toHaveLength(2))
    first.rerender(
      <>
        <EngravingSprite />
        <Medallion glyph={glyph} seed="seer" />
      </>,
    )
    await waitFor(() => expect(namesIn(first.container)).toHaveLength(1))
    first.rerender(
      <>
        <EngravingSprite />
        <Medallion glyph={glyph} seed="seer" />
        <Medallion glyph={glyph} seed="sun" />
      </>,
    )
    await waitFor(() => expect(namesIn(first.container)).toHaveLength(2))
    expect(namesIn(first.container)).toEqual(namesIn(first.container).toSorted())
  })

  test('takes the colour of its rarity', () => {
    const { container } = render(<PlateBox glyph={glyph} seed="bell" rarity="epic" />)

    expect(container.querySelector<HTMLElement>('.plate-box')?.dataset.rosette).toBe('rarity-epic')
  })

  test('says nothing to a screen reader unless it has a label', () => {
    const { container } = render(<Medallion glyph={glyph} seed="seer" />)

    expect(container.querySelector('.medallion')?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('a real picture', () => {
  test('is seen when it has arrived', () => {
    const { container } = render(<Plate glyph={glyph} seed="bell" image="/bell.png" />)
    const picture = container.querySelector('img') as HTMLImageElement

    expect(picture.dataset.state).toBe('loading')
    fireEvent.load(picture)
    expect(picture.dataset.state).toBe('shown')
    expect(container.querySelector('svg')).toBeNull()
  })

  test('that cannot be had gives way to the drawing', () => {
    const { container } = render(<Portrait seed="dunn" hints={{ sex: 'male' }} image="/gone.png" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)

    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg.portrait')).not.toBeNull()
  })
})

test('the portrait of one who is no person shows the glyph in place of a profile', () => {
  const { container } = render(<Portrait seed="susie" hints={{}} glyph={['M0 0h512v512z']} />)

  expect(container.querySelectorAll('svg.portrait path')).toHaveLength(1)
  expect(container.querySelector('svg.portrait path')?.getAttribute('d')).toBe('M0 0h512v512z')
})

test('a pie says its figures and draws no empty slice', () => {
  const slices = [
    { name: 'Rent & Food', value: 60, colour: 'chart-1', hatch: 'diagonal' },
    { name: 'Equipment', value: 0, colour: 'chart-2', hatch: 'cross' },
    { name: 'Others', value: 40, colour: 'chart-4', hatch: 'horizontal' },
  ] as const
  const { container, getByRole } = render(<Pie slices={slices} label="Rent and Food 60 percent, Others 40" />)

  expect(getByRole('img', { name: 'Rent and Food 60 percent, Others 40' })).toBeTruthy()
  expect([...container.querySelectorAll<HTMLElement>('[data-slice]')].map((slice) => slice.dataset.slice)).toEqual([
    'Rent & Food',
    'Others',
  ])
})
