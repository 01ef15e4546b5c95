import { LOADED_ANEW } from '#web/ui/load-anew.ts'

/**
 * Everything excluded from the comparison, each with its reason. Other sources of chance are made equal instead:
 * every world is read by the same reader, over the same database, at the same address.
 */
export const NOT_COMPARED = {
  /** The time of a response: it says when, not what. Not sent at all. */
  date: 'date',
  /** Unique per request, so that operators find it in the log. Removed before the response is sent. */
  requestId: 'x-request-id',
  /** Whether the connection stays open: Node.js says so on some responses, and the service worker stores it with them. */
  ofTheLine: ['connection', 'keep-alive'],
  /** When a page was reloaded because a part failed to load: it says when, not what. Not counted. */
  loadedAnew: LOADED_ANEW,
  /** The browser has the file already; it requests icons and the like as often as it wants. Not counted. */
  notModified: 304,
  /** The router's random name for a history entry. Removed from `history.state`. */
  historyKey: 'key',
  /** The router's count of steps since the page was loaded, which a reload during the walk resets. Not compared after walks. */
  historyIndex: 'idx',
  /** Whether a preloaded image is used some seconds late: the browser warns about it on a busy machine. Not counted. */
  late: 'was preloaded using link preload',
  /** React's generated ids count on with every new rendering: numbered by their order in the page instead. */
  reactId: /_r_[0-9a-z]+_/g,
} as const
