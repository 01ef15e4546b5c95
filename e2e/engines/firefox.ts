import { existsSync } from 'node:fs'
import { type ElementHandle, launch } from 'puppeteer-core'
import { byFinding, type Engine, isNamedKey, shownElement } from './engine.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Firefox's path on this machine; undefined where it is not installed. */
export const firefoxPath = [process.env.FIREFOX_PATH ?? '', ...PLACES].find(existsSync)

/** Headless Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  // The viewport follows the window: setting the page size needs a command that older Firefox releases lack.
  const window = { args: ['--width=1280', '--height=985'], defaultViewport: null }
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, ...window })
  const page = await browser.newPage()
  const find = async (selector: string, says = '') =>
    (await page.evaluateHandle(shownElement, selector, says)).asElement() as ElementHandle<Element> | null
  return {
    name: 'Firefox',
    async open(address) {
      await page.goto(address)
    },
    see: (look, ...args) =>
      page.evaluate(look as (...all: never[]) => unknown, ...(args as unknown[] as never[])) as never,
    ...byFinding(find),
    type: (keys) => (isNamedKey(keys) ? page.keyboard.press(keys) : page.keyboard.type(keys)),
    async back() {
      await page.evaluate(() => history.back())
    },
    async forward() {
      await page.evaluate(() => history.forward())
    },
    async picture(file) {
      await page.screenshot({ path: file as `${string}.png` })
    },
    close: () => browser.close(),
  }
}
