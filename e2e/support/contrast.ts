import type { Locator } from '@playwright/test'

/** The share of pixels behind a text that may be outliers: the tip of a line, the edge of a lit window. */
const WORST = 0.01

/**
 * The contrast of a text against its painted background (WCAG 2.2, 1.4.3), at the worst hundredth of its box. Tools that read only
 * styles do not see images.
 *
 * @throws in a browser that does not paint: every background would be plain
 */
export async function contrastOf(text: Locator): Promise<number> {
  const page = text.page()
  await text.scrollIntoViewIfNeeded()
  const [colour, clip] = [
    await text.evaluate((element) => getComputedStyle(element).color),
    (await text.boundingBox())!,
  ]
  const picture = async () => (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  const withText = await picture()
  await text.evaluate((element) => element.style.setProperty('color', 'transparent', 'important'))
  const png = await picture()
  await text.evaluate((element) => element.style.removeProperty('color'))
  if (png === withText)
    throw new Error(`“${await text.textContent()}” is not visible in the screenshot: does the browser paint?`)

  return page.evaluate(
    async ({ png, colour, worst }) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) => {
        const [red, green, blue] = [r, g, b].map((value) => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        }) as [number, number, number]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const own = luminance(canvas.getImageData(0, 0, 1, 1).data)

      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (char) => char.charCodeAt(0))]))
      canvas.canvas.width = image.width
      canvas.canvas.height = image.height
      canvas.drawImage(image, 0, 0)
      const { data } = canvas.getImageData(0, 0, image.width, image.height)
      const contrasts = Array.from({ length: data.length / 4 }, (_, at) => {
        const behind = luminance(data.subarray(at * 4, at * 4 + 3))
        return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)
      }).sort((a, b) => a - b)
      return contrasts[Math.floor(contrasts.length * worst)]!
    },
    { png, colour, worst: WORST },
  )
}
