import { defineConfig } from 'vitest/config'
import mutants from './vitest.mutants.config.ts'

/** The tests that have to catch mutants of the server's gate (stryker.server.config.json): those that request pages and posts. */
export default defineConfig({
  ...mutants,
  test: {
    ...mutants.test,
    include: [
      'server/{pages,story}/**/*.test.ts',
      'server/community/stored-posts.test.ts',
      'server/routes/{drawn-pages,drawn-posts,drawn-sign-in,cached-pages,known-diary-entries,own-posts,posts-law,turn-forms}.test.ts',
    ],
  },
})
