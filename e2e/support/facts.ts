import type { Locator } from '@playwright/test'

/** The value beside a name in a list of facts. */
export function fact(place: Locator, name: string): Locator {
  return place
    .locator('dl > div')
    .filter({ has: place.page().getByText(name, { exact: true }) })
    .getByRole('definition')
}
