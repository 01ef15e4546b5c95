// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ADDRESSES } from '#api/addresses.ts'
import { DEVICE_FORMS } from '#reader/device-format.ts'
import { TAB_KEY } from '#web/reader/device.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { wasKnown } from '#web/shell/known-mark.ts'

const DRAWN = '<div id="root" data-chapter="42"><h1>Told in chapter 42</h1><form><button>Next</button></form></div>'

const STORY = '/story/index/42.json'
let answerLast: (answer: Response | Error) => void
let asked: { address: string; signal?: AbortSignal }[]

beforeEach(() => {
  // The page of the previous test is gone and no longer listens.
  window.started?.onAlive(false)
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.hidden = false
  document.body.innerHTML = DRAWN
  asked = []
  // Nothing is painted here; what waits for a frame would run after the page is gone.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ address, signal })
    return new Promise((resolve, reject) => {
      answerLast = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))
    })
  })
  return () => vi.unstubAllGlobals()
})

/** Runs the starter, as in the head of a page drawn at 42. */
async function open(app = 'data:text/javascript,', named: DOMStringMap = {}) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  Object.assign(script.dataset, { chapter: '42', app, files: '', story: STORY, ...named })
  document.head.append(script)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  await import('./start.ts')
  return script
}

const text = () => document.getElementById('root')!.textContent

describe('[SHELL-14] the starter of a drawn page', () => {
  test.each([
    ['this device is behind', () => localStorage.setItem(DEVICE_FORMS.chapter.key, '12')],
    [
      'this tab is behind',
      () => {
        localStorage.setItem(DEVICE_FORMS.chapter.key, '42')
        sessionStorage.setItem(TAB_KEY, '41')
      },
    ],
  ])('takes it away unseen where %s', async (_, be) => {
    be()
    await open()
    expect(text()).toBe('')
    expect(document.documentElement.hidden).toBe(false)
  })

  test.each([
    ['the device is there too', () => localStorage.setItem(DEVICE_FORMS.chapter.key, '42')],
    ['the device knows of no chapter', () => {}],
  ])('leaves it where %s', async (_, be) => {
    be()
    await open()
    expect(text()).toContain('Told in chapter 42')
  })

  test('[DATA-6] leaves nothing in the page that names the story of its chapter', async () => {
    const script = await open()
    expect(script.isConnected).toBe(false)
    expect(document.documentElement.outerHTML).not.toContain('/story/')
  })

  test.each([
    ['yes', 'that it leaves', () => {}],
    ['yes', 'that it takes away', () => localStorage.setItem(DEVICE_FORMS.chapter.key, '12')],
    [undefined, 'that names nothing known', () => {}],
  ])('[DATA-6] notes whether an address is known, so that it is cleaned: %s of a page %s', async (known, _, be) => {
    history.replaceState(null, '', '/codex/characters?id=told-in-42')
    onTestFinished(() => history.replaceState(null, '', '/'))
    be()
    await open(undefined, known ? { known } : {})
    expect(wasKnown()).toBe(known === 'yes')
  })

  test.each([
    ['folded', 'collapsed', 'collapsed'],
    ['not folded', 'expanded', undefined],
  ])('has the sidebar %s as this device has it', async (_, kept, shown) => {
    localStorage.setItem('sidebar', kept)
    await open()
    expect(document.documentElement.dataset.nav).toBe(shown)
  })

  test.each([
    ['at once', 'where a draft lies open', '/feedback', 'a draft', false],
    ['when it is wanted', 'elsewhere, whatever was written', '/codex', 'a draft', true],
    ['when it is wanted', 'where nothing was written', '/feedback', undefined, true],
  ])('[FEED-5] starts the app %s %s', async (_, __, path, draft, isWhole) => {
    history.replaceState(null, '', path)
    const whenWanted = vi.fn()
    vi.doMock('./when-wanted.ts', () => ({ afterPicture: () => {}, whenWanted }))
    onTestFinished(() => {
      history.replaceState(null, '', '/')
      vi.doUnmock('./when-wanted.ts')
    })
    if (draft) localStorage.setItem(DRAFT_KEY, draft)
    await open()
    const [isPageWhole] = whenWanted.mock.calls[0] as [() => boolean]
    expect(isPageWhole()).toBe(isWhole)
  })

  test.each([
    ['when it is wanted', 'where the record of its address is drawn', '?id=x', 'aria-modal="true"', true],
    ['at once', 'where it is not', '?id=x', '', false],
    ['at once', 'where its address opens more than that', '?id=x&popup=inventory', 'aria-modal="true"', false],
    ['at once', 'where its address leads into the record', '?id=x#record-told', 'aria-modal="true"', false],
  ])('starts the app %s %s', async (_, __, address, opened, isWhole) => {
    history.replaceState(null, '', `/codex/characters${address}`)
    const whenWanted = vi.fn()
    vi.doMock('./when-wanted.ts', () => ({ afterPicture: () => {}, whenWanted }))
    onTestFinished(() => {
      history.replaceState(null, '', '/')
      vi.doUnmock('./when-wanted.ts')
    })
    document.getElementById('root')!.innerHTML += `<div role="dialog" ${opened}></div>`
    await open()
    const [isPageWhole] = whenWanted.mock.calls[0] as [() => boolean]
    expect(isPageWhole()).toBe(isWhole)
  })

  test('starts the app for a reader who focuses something, not for the browser that focuses a drawn sheet', async () => {
    document.getElementById('root')!.innerHTML += '<div role="dialog" aria-modal="true" tabindex="-1" autofocus></div>'
    await open()
    const sheet = document.querySelector('[role="dialog"]')!
    sheet.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(asked).toEqual([])
    document.querySelector('button')!.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(asked).not.toEqual([])
  })

  test('starts the app for a key that is pressed in a drawn sheet', async () => {
    document.getElementById('root')!.innerHTML += '<div role="dialog" aria-modal="true" tabindex="-1" autofocus></div>'
    await open()
    document
      .querySelector('[role="dialog"]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(asked).not.toEqual([])
  })

  test.each(['pageshow', 'visibilitychange'])(
    'takes it away where another tab has gone back unheard: %s',
    async (type) => {
      vi.doMock('./when-wanted.ts', () => ({ afterPicture: () => {}, whenWanted: () => {} }))
      onTestFinished(() => vi.doUnmock('./when-wanted.ts'))
      await open()
      localStorage.setItem(DEVICE_FORMS.chapter.key, '12')
      dispatchEvent(new Event(type))
      expect(text()).toBe('')
      expect(asked.map(({ address }) => address)).toEqual([ADDRESSES.session])
    },
  )

  test('asks for no story that is further on than this device', async () => {
    localStorage.setItem(DEVICE_FORMS.chapter.key, '12')
    await open()
    expect(asked.map(({ address }) => address)).toEqual([ADDRESSES.session])
  })

  test('goes back with another tab while the app is on its way, and asks no more for what is later', async () => {
    await open()
    dispatchEvent(new Event('pointerdown'))
    const stories = () => asked.filter(({ address }) => address === STORY)
    const before = stories()
    expect(before.length).toBeGreaterThan(0)
    localStorage.setItem(DEVICE_FORMS.chapter.key, '12')
    dispatchEvent(new Event('storage'))
    expect(document.documentElement.hidden).toBe(true)
    expect(window.started!.asked.has(STORY)).toBe(false)
    expect(stories()).toEqual(before)
    expect(stories().every(({ signal }) => signal?.aborted)).toBe(true)
    window.started!.onAlive(false)
    expect(document.documentElement.hidden).toBe(false)
  })

  test('loads the page anew at the next sign where the app did not come, and the server answers', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await open('/no-such-app.js')
    dispatchEvent(new Event('pointerdown'))
    await vi.waitFor(() => {
      dispatchEvent(new Event('pointerdown'))
      expect(asked.map(({ address }) => address)).toContain(location.href)
    })
    expect(reload).not.toHaveBeenCalled()
    answerLast(new TypeError('Failed to fetch'))
    await vi.waitFor(() => {
      dispatchEvent(new Event('pointerdown'))
      expect(asked.filter(({ address }) => address === location.href)).toHaveLength(2)
    })
    answerLast(new Response('{}'))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(text()).toContain('Told in chapter 42')
  })

  test('[DATA-6] asks no more for what the app has not taken once it is there: its reader may be behind by then', async () => {
    await open()
    dispatchEvent(new Event('pointerdown'))
    const story = asked.filter(({ address }) => address === STORY)
    expect(story).toHaveLength(1)
    window.started!.onAlive(false)
    expect(story.every(({ signal }) => signal?.aborted)).toBe(true)
  })

  test('[SHELL-21] keeps a form from being posted, whose press the app answers', async () => {
    await open()
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')!.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)

    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    const button = document.querySelector('button')!
    button.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    const pressed = vi.fn((event: Event) => event.preventDefault())
    button.addEventListener('click', pressed)
    window.started!.onAlive(true)
    await vi.waitFor(() => expect(pressed).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})
