import { book } from '#web/reader/book.ts'

export type Policy = 'terms' | 'privacy'

/** The terms and the privacy policy. */
export const POLICIES: Record<Policy, { title: string; paragraphs: readonly string[] }> = {
  terms: {
    title: 'Terms',
    paragraphs: [
      `${book.product} is made by readers for readers. It is free, has no advertising and earns nothing.`,
      `The story belongs to ${book.author}, the author of ${book.title}. Please read the novel where it is officially published.`,
      'The codex shows what is known up to the chapter you choose. It may contain mistakes; if you find one, or a spoiler, please say so on the Feedback page.',
      'Be kind in what you post. Posts that insult people or spoil the story may be removed.',
      'You may stop at any time: an account can be deleted in Account, Settings.',
    ],
  },
  privacy: {
    title: 'Privacy policy',
    paragraphs: [
      'An account keeps your e-mail address, your username, a password and recovery codes that nobody can read back, where you are signed in (the kind of browser and the day, no address), your chapter and the furthest one you have reached, your settings, the pages you have read, your notes, your votes, the posts that you have reported as spoilers, when you wrote what you have withdrawn, whether you may post, and the feedback you post. A guest has no e-mail address and no password, and is removed when nobody has been that guest for three months, unless others see what the guest has written or voted for.',
      'Where this site can send emails, it writes to your address when you sign up, when you ask for a new password, and when your password or your address changes; nothing else is ever sent.',
      'If you continue with Google, Google tells us your name and your e-mail address, and nothing else is asked of it.',
      'One cookie keeps you signed in, one names your chapter, so that no page shows what comes later, and one says that you have signed in here before, so that strangers who guess at your password do not lock you out. Your device remembers your chapter, your profile, what you have opened and voted for, your notes, feedback that you have not sent yet, and a few choices of the screen. Signing out takes all of it but that last cookie and those choices away from the device.',
      'Nothing is measured, sold or shared: no analytics, no advertising, no requests to other sites.',
      'Deleting the account removes it with its profile, its sessions, its notes, its votes and the list of pages read, at once and for good. Reports of spoilers stay, and feedback stays unless you want it deleted too, but nothing in them leads to you any more. You may withdraw each post at any time: then it is gone, with its votes and reports. Before that you may take home a file with all that is kept of you, in Account, Settings.',
    ],
  },
}
