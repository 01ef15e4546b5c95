// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Link, MemoryRouter, Outlet, type RouteObject } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { screenPart } from './screen-part.tsx'
import { RouteErrors } from './shell/route-error.tsx'
import { RouteScreens } from './shell/route-screens.tsx'
import { untilStays } from './ui/leaving.ts'
import { untilLoadedAnew } from './ui/load-anew.ts'

vi.mock('./ui/load-anew.ts', () => ({ untilLoadedAnew: vi.fn(async () => {}) }))
vi.mock('./ui/leaving.ts', () => ({ untilStays: vi.fn(async () => {}) }))

const MapScreen = () => <h1>Map</h1>

const routeTo = (path: string, load: () => Promise<React.ComponentType>): RouteObject => {
  const part = screenPart(load)
  return { path, handle: { title: path, isOfStory: false, part }, Component: part.Screen }
}

function Around() {
  return (
    <>
      <Link to="/map">To the map</Link>
      <Link to="/">Home</Link>
      <Outlet />
    </>
  )
}

async function open(load: () => Promise<React.ComponentType>) {
  const routes: RouteObject[] = [
    {
      Component: Around,
      children: [
        { Component: RouteErrors, children: [routeTo('/', async () => () => <h1>Home</h1>), routeTo('/map', load)] },
      ],
    },
  ]
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <RouteScreens routes={routes} />
        </Suspense>
      </MemoryRouter>,
    )
  })
}

afterEach(cleanup)

const heading = () => screen.getByRole('heading').textContent
const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click())

test('[SHELL-8] a screen that did not come says so in its place, until the page is loaded anew or its reader comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => MapScreen)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await open(load)
  await screen.findByRole('heading', { name: 'Home' })

  await follow('To the map')
  await screen.findByRole('alert')
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch')
  expect(untilLoadedAnew).toHaveBeenCalledTimes(1)
  await follow('Home')
  await screen.findByRole('heading', { name: 'Home' })
  await follow('To the map')
  await screen.findByRole('heading', { name: 'Map' })
  expect(load).toHaveBeenCalledTimes(2)
})

test('[SHELL-8] a reader who is leaving the page is not told that a screen of it did not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(untilStays).mockReturnValueOnce(promise)
  const load = vi.fn(async () => MapScreen)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await open(load)
  await screen.findByRole('heading', { name: 'Home' })

  await follow('To the map')
  expect(heading()).toBe('Home')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => resolve())
  await screen.findByRole('alert')
})

test('[SHELL-1] the present screen stays until the next one is here, which is drawn at once from then on', async () => {
  const { promise, resolve } = Promise.withResolvers<React.ComponentType>()
  await open(() => promise)
  await screen.findByRole('heading', { name: 'Home' })
  await follow('To the map')
  expect(heading()).toBe('Home')
  await act(async () => resolve(MapScreen))
  await screen.findByRole('heading', { name: 'Map' })
  await follow('Home')
  await follow('To the map')
  expect(heading()).toBe('Map')
})
