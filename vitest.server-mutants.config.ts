import { defineConfig } from 'vitest/config'
import mutants from './vitest.mutants.config.ts'

/** The tests that run against mutants of the server's gate (stryker.server.config.json): those of requests for pages and for posts. */
export default defineConfig({
  ...mutants,
  test: {
    ...mutants.test,
    include: [
      'server/{pages,story}/**/*.test.ts',
      'server/community/kept-posts.test.ts',
      'server/routes/{drawn-pages,drawn-posts,drawn-sign-in,kept-pages,known-diary-entries,own-posts,posts-law,turn-forms}.test.ts',
    ],
  },
})
