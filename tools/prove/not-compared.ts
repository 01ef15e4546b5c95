import { LOADED_ANEW } from '#web/ui/load-anew.ts'

/**
 * All that is left out of the comparison, each with the reason. Whatever else could differ by chance is made equal instead:
 * every world is read by the same reader, over the same database, at the same address.
 */
export const NOT_COMPARED = {
  /** The time of an answer: it says when, not what. Not sent at all. */
  date: 'date',
  /** Another one for each request, so that an operator finds it in the log. Taken off before the answer travels. */
  requestId: 'x-request-id',
  /** Whether the line stays open: Node says so on some answers, and the service worker keeps it with them. */
  ofTheLine: ['connection', 'keep-alive'],
  /** When a page was loaded anew because a part of it was lost with the network: it says when, not what. Not counted. */
  loadedAnew: LOADED_ANEW,
  /** The browser has that already; it asks for its icon and the like as often as it likes. Not counted. */
  notModified: 304,
  /** The router's name for a step in the history, which is random. Left out of `history.state`. */
  historyKey: 'key',
  /** Its count of steps since the page was loaded, which a page that was loaded anew on the way begins again. Not compared after walks. */
  historyIndex: 'idx',
  /** Whether a picture that was asked for early is drawn some seconds later: a browser says so of a busy machine. Not counted. */
  late: 'was preloaded using link preload',
  /** React's ids count on whenever it begins a drawing anew: numbered in the order in which they stand in the page. */
  reactId: /_r_[0-9a-z]+_/g,
} as const
