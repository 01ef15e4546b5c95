import type { PublicBook } from '#story/book/book.ts'
import type { Deed, Walk } from './deeds.ts'

/** Walks on which a reader was once sent what is told later, and other common ones. */
export function scriptedWalks({ first, last }: PublicBook['chapters']): Walk[] {
  const end = Math.ceil((first + last) / 5)
  const far = last
  const deed = (name: Deed['name'], chapter = far, tab = 0, which = 3): Deed => ({ name, chapter, tab, which })
  const walk = (name: string, wayBack: Walk['wayBack'], ...deeds: Deed[]): Walk => ({ name, end, deeds, wayBack })
  return [
    walk('a leap that is taken back while it loads', 'while-loading', deed('hold-story'), deed('turn')),
    walk('a reload that looks for a newer edition', 'turn', deed('turn'), deed('hold-story'), deed('reload')),
    walk('a sign-out while a leap loads', 'turn', deed('hold-story'), deed('turn'), deed('sign-out')),
    walk(
      'two tabs, one of which stays',
      'turn',
      deed('open-tab'),
      deed('turn'),
      deed('stay', far, 1),
      deed('reload', far, 1),
    ),
    walk('an account that is ahead of the device', 'turn', deed('other-device-turns'), deed('stay'), deed('reload')),
    walk(
      'diary entries read on another device',
      'other-device',
      deed('other-device-turns'),
      deed('other-device-reads-diary'),
      deed('stay'),
      deed('reload'),
    ),
    walk(
      'own posts and those of others',
      'other-device',
      deed('turn'),
      deed('post'),
      deed('report-to-administrators'),
      deed('other-posts'),
    ),
    walk('an open record', 'other-device', deed('turn'), deed('look'), deed('look', far, 0, 8)),
    walk(
      'a diary entry and an open record, in another tab',
      'other-tab',
      deed('turn'),
      deed('read-diary'),
      deed('look'),
    ),
    walk('a session that has ended', 'turn', deed('turn'), deed('look'), deed('expire')),
    walk('a lost network', 'turn', deed('turn'), deed('look'), deed('lose-network'), deed('back')),
  ]
}
