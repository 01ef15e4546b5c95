import type { Locator } from '@playwright/test'

/** What stands beside a name in the list of facts of a place. */
export function fact(place: Locator, name: string): Locator {
  return place
    .locator('dl > div')
    .filter({ has: place.page().getByText(name, { exact: true }) })
    .getByRole('definition')
}
