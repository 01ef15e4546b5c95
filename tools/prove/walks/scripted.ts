import type { PublicBook } from '#story/book/book.ts'
import type { Action, Walk } from './actions.ts'

/** Walks on which a reader was once sent what is told later, and other common ones. */
export function scriptedWalks({ first, last }: PublicBook['chapters']): Walk[] {
  const end = Math.ceil((first + last) / 5)
  const far = last
  const action = (name: Action['name'], chapter = far, tab = 0, which = 3): Action => ({ name, chapter, tab, which })
  const walk = (name: string, wayBack: Walk['wayBack'], ...actions: Action[]): Walk => ({ name, end, actions, wayBack })
  return [
    walk('a leap that is taken back while it loads', 'while-loading', action('hold-story'), action('turn')),
    walk('a reload that looks for a newer edition', 'turn', action('turn'), action('hold-story'), action('reload')),
    walk('a sign-out while a leap loads', 'turn', action('hold-story'), action('turn'), action('sign-out')),
    walk(
      'two tabs, one of which stays',
      'turn',
      action('open-tab'),
      action('turn'),
      action('stay', far, 1),
      action('reload', far, 1),
    ),
    walk(
      'an account that is ahead of the device',
      'turn',
      action('other-device-turns'),
      action('stay'),
      action('reload'),
    ),
    walk(
      'diary entries read on another device',
      'other-device',
      action('other-device-turns'),
      action('other-device-reads-diary'),
      action('stay'),
      action('reload'),
    ),
    walk(
      'own posts and those of others',
      'other-device',
      action('turn'),
      action('post'),
      action('report-to-administrators'),
      action('other-posts'),
    ),
    walk('an open record', 'other-device', action('turn'), action('look'), action('look', far, 0, 8)),
    walk(
      'a diary entry and an open record, in another tab',
      'other-tab',
      action('turn'),
      action('read-diary'),
      action('look'),
    ),
    walk('a session that has ended', 'turn', action('turn'), action('look'), action('expire')),
    walk('a lost network', 'turn', action('turn'), action('look'), action('lose-network'), action('back')),
  ]
}
