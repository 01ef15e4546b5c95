import { test } from '@playwright/test'
import { isShort } from '#tools/testing/short.ts'
import { isOnPhone, PHONE } from './devices.ts'

/** The base of every test. `npm test` has a single project, so this gives phone tests their device. */
export const deviceTest = test.extend({
  contextOptions: ({ contextOptions }, use, { tags }) => use(isShort && isOnPhone(tags) ? PHONE : contextOptions),
})
