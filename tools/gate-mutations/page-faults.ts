import type { Fault } from './fault.ts'

const DRAWN = 'server/routes/drawn-pages.test.ts'
const DRAWN_POSTS = 'server/routes/drawn-posts.test.ts'
const KEPT = 'server/routes/cached-pages.test.ts'
const TURN_FORMS = 'server/routes/turn-forms.test.ts'
const SIGN_IN_FORMS = 'server/routes/sign-in-forms.test.ts'

/** Faults of the pages that the server draws: drawn or cached for another chapter or reader, or cached by the browser. */
export const pageFaults: readonly Fault[] = [
  {
    law: 'SHELL-13',
    fault: 'a cached page is served for any chapter',
    file: 'server/pages/drawn-pages.ts',
    before: 'const key = `${asked.chapter} ${asked.address}`\n',
    after: 'const key = asked.address\n',
    tests: [KEPT],
  },
  {
    law: 'SHELL-13',
    fault: 'a cached page is served for any address',
    file: 'server/pages/drawn-pages.ts',
    before: 'const key = `${asked.chapter} ${asked.address}`\n',
    after: 'const key = `${asked.chapter}`\n',
    tests: [KEPT],
  },
  {
    law: 'FEED-7',
    fault: 'the page of posts is drawn at the account’s chapter, although this device is behind it',
    file: 'server/routes/drawn-pages.ts',
    before: 'await postsPageFor(c, asked, uid, chapter)',
    after: 'await postsPageFor(c, asked, uid, currentChapter)',
    tests: [DRAWN_POSTS],
  },
  {
    law: 'SHELL-13',
    fault: 'the posts that one reader may see are drawn for the next reader',
    file: 'server/pages/pages.ts',
    before: 'postsAt({ ...asked, chapter: posts.chapter }, posts)',
    after: '(pages[posts.chapter] ??= postsAt({ ...asked, chapter: posts.chapter }, posts))',
    tests: [DRAWN_POSTS],
  },
  {
    law: 'SHELL-13',
    fault: 'a compressed page is cached under the key of another',
    file: 'server/pages/drawn-pages.ts',
    before: 'kept.set(key, small)',
    after: 'kept.set([...kept.keys()].at(-1)!, small)',
    tests: ['server/pages/drawn-pages.test.ts'],
  },
  {
    law: 'SHELL-21',
    fault: 'the page that answers a form is drawn from the next chapter',
    file: 'server/pages/drawn-pages.ts',
    before: 'return story && draw(address, story, shown)',
    after: 'return story && draw(address, shown ? await stories.storyAt(chapter + 1) : story, shown)',
    tests: [TURN_FORMS],
  },
  {
    law: 'SHELL-21',
    fault: 'a form turns the account back, but not the device',
    file: 'server/routes/forms.ts',
    before: 'if (isBack) setChapterCookie(c, to, secure)',
    after: '',
    tests: [TURN_FORMS],
  },
  {
    law: 'SHELL-21',
    fault: 'a refused form names the later chapter',
    file: 'server/routes/forms.ts',
    before: 'if (answer.ok && !isBack) setChapterCookie(c, to, secure)',
    after: 'if (!isBack) setChapterCookie(c, to, secure)',
    tests: [TURN_FORMS],
  },
  {
    law: 'SHELL-21',
    fault: 'a form leaps ahead without a question',
    file: 'server/routes/forms.ts',
    before: 'if (to > here + LEAP && to <= last && !posted.isMeant)',
    after: 'if (to > here + LEAP && to <= last && posted.isMeant)',
    tests: [TURN_FORMS],
  },
  {
    law: 'SHELL-21',
    fault: 'a reader who goes back by a form keeps the address of a later entry',
    file: 'server/routes/forms.ts',
    before: 'isBack ? listOf(posted.from) : posted.from',
    after: 'posted.from',
    tests: [TURN_FORMS],
  },
  {
    law: 'SHELL-21',
    fault: 'a form leaves the previous reader’s chapter on the device',
    file: 'server/routes/forms.ts',
    before: 'setChapterCookie(c, undefined, secure)',
    after: '',
    tests: [SIGN_IN_FORMS],
  },
  {
    law: 'SHELL-13',
    fault: 'a cookie’s chapter further than the account’s is accepted',
    file: 'server/pages/device-chapter.ts',
    before: 'return shownTo(account, Math.min(...said, account))',
    after: 'return said.length > 0 ? Math.min(...said) : account',
    tests: [DRAWN],
  },
  {
    law: 'SHELL-13',
    fault: 'the last of several cookies counts',
    file: 'server/pages/device-chapter.ts',
    before: 'return shownTo(account, Math.min(...said, account))',
    after: 'return shownTo(account, said.at(-1))',
    tests: [DRAWN],
  },
  {
    law: 'SHELL-13',
    fault: 'the browser may keep a drawn page',
    file: 'server/pages/pages.ts',
    before: "c.header('cache-control', 'private, no-store')",
    after: "c.header('cache-control', 'private, no-cache')",
    tests: [DRAWN],
  },
  {
    law: 'SHELL-13',
    fault: 'a page is drawn from the next chapter',
    file: 'server/pages/drawn-pages.ts',
    before: 'const story = await stories.storyAt(chapter)',
    after: 'const story = await stories.storyAt(chapter + 1)',
    tests: [DRAWN],
  },
]
