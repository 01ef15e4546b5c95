/**
 * Stands in the head of a page that the server has drawn, and starts the app once it is wanted: until then the picture has
 * the line to itself. Nothing is painted before it has looked where this device is: a page that is further on is taken away
 * unseen (an older tab that was opened again, a cookie that has ended).
 */
import { ADDRESSES } from '#api/addresses.ts'
import { LATE_FONTS, LATE_STYLES } from '#api/drawn-page.ts'
import { ROUTES } from '#story/entries/routes.ts'
import { addLate } from '#web/late-styles.ts'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { showFolded } from '#web/shell/folded.ts'
import { markKnown } from '#web/shell/known-mark.ts'
import { loadAnew } from '#web/ui/load-anew.ts'
import { ownChapter, showOwnLook, stayAt } from './own-chapter.ts'
import { keepPresses } from './presses.ts'
import type { Asked } from './started.ts'
import { afterPicture, whenWanted } from './when-wanted.ts'

const script = document.currentScript as HTMLScriptElement
const { chapter, app = '', files = '', story: named, known } = script.dataset
let story = words(named)
// The page outlives its chapter: once its reader has gone back, it may not name what is told later.
script.remove()
const drawn = Number(chapter)
const asked = new Map<string, Asked>()
const root = () => document.getElementById('root')
const presses = keepPresses(root)
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
    // The line is down; the next sign tries again.
    hasFailed = true
    isStarted = false
  })
}

/** Where the server still does not answer, the page as it was drawn is better than none. */
async function tryAnew() {
  isStarted = (await loadAnew()) === 'loading'
}

/** As the app itself asks: no answer may stay in the browser's own cache. */
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

/** Takes away what this device must not show, before it is seen, and asks no more for what belongs to it. */
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
  // The app may be taking the page over just now, and draws it anew.
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
 * What the query opens over the page, what stands behind the #, and what is the reader's own, comes with the app: also the form
 * with their draft. So does the page of a reader who is further on than another tab of this device.
 */
function isWhole() {
  if ((ownChapter() ?? drawn) > drawn) return false
  if (location.pathname === ROUTES.feedback.path && deviceStorage.getItem(DRAFT_KEY) !== null) return false
  return (
    location.search === '' && location.hash === '' && root()?.querySelector('[role="status"] .moon-spinner') === null
  )
}

window.started = {
  asked,
  onAlive(isSame) {
    isAlive = true
    document.documentElement.hidden = false
    // The app has taken what it wants; the rest may be of a chapter that its reader has left.
    for (const { abort } of asked.values()) abort()
    asked.clear()
    story = []
    if (isSame) void presses.answer()
    else presses.drop()
  },
}
// Its reader may go on before the app is there; once they go back, the address is cleaned.
if (known) markKnown()
showOwnLook()
showFolded(document.documentElement)
if (drawn > 0) look()
// A page that lay in the browser's memory, or is seen only now, has heard nothing of another tab.
for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, lookAgain)
afterPicture(() => addLate(LATE_FONTS))
whenWanted(isWhole, () => {
  lookAgain()
  start()
})
