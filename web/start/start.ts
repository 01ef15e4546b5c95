/**
 * Runs in the head of a page drawn by the server, and starts the app once it is wanted; until then the largest picture has the
 * network to itself. Nothing is painted before the device's chapter has been checked: a page for a later one (an older tab
 * opened again, or an expired cookie) is removed before it is visible.
 */
import { ADDRESSES } from '#api/addresses.ts'
import { LATE_FONTS, LATE_STYLES, OPEN_SHEET } from '#api/drawn-page.ts'
import { ROUTES } from '#story/entries/routes.ts'
import { addLate } from '#web/late-styles.ts'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { showFolded } from '#web/shell/folded.ts'
import { markKnown } from '#web/shell/known-mark.ts'
import { loadAnew } from '#web/ui/load-anew.ts'
import { recordInput } from './input-replay.ts'
import { ownChapter, showOwnLook, stayAt } from './own-chapter.ts'
import type { Asked } from './started.ts'
import { afterPicture, whenWanted } from './when-wanted.ts'

const script = document.currentScript as HTMLScriptElement
const { chapter, app = '', files = '', story: named, known } = script.dataset
let story = words(named)
// The page outlives its chapter: after going back, it must not name anything told later.
script.remove()
const drawn = Number(chapter)
const asked = new Map<string, Asked>()
const root = () => document.getElementById('root')
const input = recordInput(root)
let isStarted = false
let hasFailed = false
let isAlive = false

function start() {
  if (isStarted) return
  isStarted = true
  if (hasFailed) return void tryAnew()
  addLate(LATE_FONTS)
  addLate(LATE_STYLES)
  for (const address of [ADDRESSES.session, ...story]) ask(address)
  for (const file of words(files)) document.head.append(Object.assign(document.createElement('link'), preload(file)))
  import(/* @vite-ignore */ app).catch(() => {
    // The network is down; the next sign of interest tries again.
    hasFailed = true
    isStarted = false
  })
}

/** While the server still does not answer, the page as it was drawn is better than none. */
async function tryAnew() {
  isStarted = (await loadAnew()) === 'loading'
}

/** Fetches as the app does: no answer may stay in the browser's own cache. */
function ask(address: string) {
  const waiting = new AbortController()
  const answer = fetch(address, { cache: 'no-store', signal: waiting.signal })
  answer.catch(() => asked.delete(address))
  asked.set(address, { answer, abort: () => waiting.abort() })
}

const preload = (file: string) => ({ rel: 'modulepreload', href: file })

function words(text = ''): string[] {
  return text.split(' ').filter(Boolean)
}

/** Removes what this device must not show before it is visible, and cancels requests for it. */
function look() {
  const own = ownChapter()
  if (own === undefined || own > drawn) return
  if (own === drawn) return stayAt(drawn)
  document.documentElement.hidden = true
  for (const address of story) {
    asked.get(address)?.abort()
    asked.delete(address)
  }
  story = []
  // The app may be hydrating the page, and will redraw it.
  if (isStarted) return
  const clear = () => {
    root()?.replaceChildren()
    document.documentElement.hidden = false
    start()
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', clear)
  else clear()
}

function lookAgain() {
  if (!isAlive && drawn > 0) look()
}

/**
 * What the query or hash opens needs the app, unless it is a single sheet that the server has drawn. So does what is the reader's
 * own, including the form with their draft, and the page of a reader who is further ahead than another tab of this device.
 */
function isWhole() {
  if ((ownChapter() ?? drawn) > drawn) return false
  if (location.pathname === ROUTES.feedback.path && deviceStorage.getItem(DRAFT_KEY) !== null) return false
  const { size } = new URLSearchParams(location.search)
  return (
    (size === 0 || (size === 1 && !isWithout(`[${OPEN_SHEET}]`))) &&
    location.hash === '' &&
    isWithout('[role="status"] .moon-spinner')
  )
}

const isWithout = (selector: string) => root()?.querySelector(selector) === null

window.started = {
  asked,
  onAlive(isSame) {
    isAlive = true
    document.documentElement.hidden = false
    // The app has taken what it wants; the rest may be for a chapter that its reader has left.
    for (const { abort } of asked.values()) abort()
    asked.clear()
    story = []
    if (isSame) void input.replay()
    else input.drop()
  },
}
// The reader may move on before the app is ready; when they go back, the address is cleaned.
if (known) markKnown()
showOwnLook()
showFolded(document.documentElement)
if (drawn > 0) look()
// A page restored from the browser's memory, or only now visible, has missed changes in other tabs.
for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, lookAgain)
afterPicture(() => addLate(LATE_FONTS))
whenWanted(isWhole, () => {
  lookAgain()
  start()
})
