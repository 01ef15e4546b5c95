import { test } from '@playwright/test'
import { isShort } from '#tools/testing/short.ts'
import { isOnPhone, PHONE } from './devices.ts'

/** Every test begins here, so that `npm test`, which has one project for all, gives those of a phone theirs. */
export const deviceTest = test.extend({
  contextOptions: ({ contextOptions }, use, { tags }) => use(isShort && isOnPhone(tags) ? PHONE : contextOptions),
})
