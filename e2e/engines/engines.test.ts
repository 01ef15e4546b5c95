import { test } from '@playwright/test'
import { isNightly } from '#tools/testing/nightly.ts'
import type { Engine } from './engine.ts'
import { firefoxPath, openFirefox } from './firefox.ts'
import { leaveWhileLoading } from './leave.ts'
import { walkThrough } from './walk.ts'
import { openWebkit, webkitPrograms } from './webkit.ts'

const LONGEST_MS = 10 * 60_000

/** All other tests run in Chromium. The nightly run visits every route. */
test.describe('[SHELL-1] a reader signs up, turns, looks around and reads on without the server', {
  tag: '@desktop',
}, () => {
  test.beforeEach(() => test.setTimeout(LONGEST_MS))

  test('in Firefox', async () => {
    test.skip(!firefoxPath, 'no Firefox on this machine: FIREFOX_PATH names it')
    await walk(await openFirefox(firefoxPath!))
  })

  test('in WebKit', async () => {
    test.skip(!webkitPrograms, 'no WebKit on this machine: Debian has webkit2gtk-driver and xvfb')
    await walk(await openWebkit(webkitPrograms!))
  })
})

test.describe('[SHELL-8] a reader leaves a page that is still loading a screen', {
  tag: ['@desktop', '@extended'],
}, () => {
  test('in Firefox', async () => {
    test.skip(!firefoxPath, 'no Firefox on this machine: FIREFOX_PATH names it')
    await leave(await openFirefox(firefoxPath!))
  })

  test('in WebKit', async () => {
    test.skip(!webkitPrograms, 'no WebKit on this machine: Debian has webkit2gtk-driver and xvfb')
    await leave(await openWebkit(webkitPrograms!))
  })
})

async function leave(engine: Engine) {
  try {
    await leaveWhileLoading(engine)
  } finally {
    await engine.close()
  }
}

async function walk(engine: Engine) {
  try {
    let number = 0
    await walkThrough(engine, {
      isWhole: isNightly,
      onPart: (part) => engine.picture(test.info().outputPath(`${++number} ${part.replaceAll('/', '_')}.png`)),
    })
  } finally {
    await engine.close()
  }
}
