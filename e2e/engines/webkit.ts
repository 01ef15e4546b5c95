import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '#server/testing/free-port.ts'
import { byFinding, type Engine, isNamedKey, shownElement, until } from './engine.ts'

const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/Xvfb'

/** The programs that WebKit needs; undefined where one is missing. */
export const webkitPrograms =
  BROWSER && existsSync(DRIVER) && existsSync(DISPLAY)
    ? { browser: BROWSER, driver: DRIVER, display: DISPLAY }
    : undefined

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export async function openWebkit({ browser, driver, display }: NonNullable<typeof webkitPrograms>): Promise<Engine> {
  const screen = await startDisplay(display)
  const port = await freePort()
  const running = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.name },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await until('the driver of WebKit', async () => (await fetch(`${address}/status`)).ok)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const page = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  await page.manage().window().setRect({ width: 1280, height: 900 })
  const find = (selector: string, says = '') => page.executeScript<WebElement | null>(shownElement, selector, says)
  return {
    name: 'WebKit',
    open: (to) => page.get(to),
    see: (look, ...args) => page.executeScript(look as (...all: unknown[]) => unknown, ...args) as never,
    ...byFinding(find),
    async type(keys) {
      const pressed = isNamedKey(keys) ? { Enter: Key.ENTER, Escape: Key.ESCAPE }[keys] : keys
      await page.actions().sendKeys(pressed).perform()
    },
    async back() {
      await page.executeScript(() => history.back())
    },
    async forward() {
      await page.executeScript(() => history.forward())
    },
    picture: async (file) => writeFile(file, await page.takeScreenshot(), 'base64'),
    async close() {
      await page.quit()
      await ended(running)
      await ended(screen.running)
    },
  }
}

/** Starts a virtual display, which chooses its own number. */
async function startDisplay(program: string): Promise<{ name: string; running: ChildProcess }> {
  const running = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(running.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { name: `:${String(number).trim()}`, running }
}

async function ended(process: ChildProcess) {
  const end = once(process, 'exit')
  process.kill('SIGTERM')
  await end
}
