import { ADMINISTRATOR } from './open-with-administrator.ts'

/** The callers that the server distinguishes. */
export const ROLES = ['visitor', 'signed out', 'deleted', 'guest', 'reader', 'administrator'] as const
export type Role = (typeof ROLES)[number]

const all = (status: number) => ROLES.map(() => status)
const readers = (status: number) => [401, 401, 401, status, status, status]
const administrators = (status: number) => [404, 404, 404, 404, 404, status]

/** The status that each role gets, in the order of `ROLES`. The tests fail for a new route until it is declared here. */
export const EXPECTED: Record<string, number[]> = {
  'GET /api/health': all(200),
  'GET /api/ready': all(200),
  'GET /api/session': all(200),
  'GET /api/session/gone': all(200),
  'GET /api/config': all(200),
  'POST /api/auth/sign-up': all(200),
  'POST /api/auth/sign-in': all(401),
  'POST /api/auth/guest': all(200),
  'POST /api/auth/sign-out': all(204),
  'POST /api/auth/google': all(501),
  'GET /api/auth/google/start': all(302),
  'GET /api/auth/callback/google': all(302),
  'GET /api/auth/google/done': all(200),
  'GET /api/auth/google/done.js': all(200),
  'GET /api/profile': readers(200),
  'PATCH /api/profile': readers(200),
  'DELETE /api/profile': readers(204),
  'GET /api/profile/data': readers(200),
  'GET /api/profile/furthest': readers(200),
  'GET /api/account': readers(200),
  'PUT /api/account/password': [401, 401, 401, 403, 204, 204],
  'DELETE /api/account/devices': readers(204),
  'DELETE /api/account/devices/:id': readers(404),
  'PUT /api/account/address': [401, 401, 401, 403, 501, 501],
  'POST /api/account/verification': [401, 401, 401, 403, 501, 501],
  'POST /api/account/recovery-codes': [401, 401, 401, 403, 200, 200],
  'POST /api/auth/forgotten': all(501),
  'POST /api/auth/reset': all(400),
  'POST /api/auth/recover': all(400),
  'POST /api/auth/verify': all(400),
  'GET /api/feedback': readers(200),
  'POST /api/feedback': readers(201),
  'GET /api/feedback/:id': readers(200),
  'PUT /api/feedback/:id/vote': readers(200),
  'PUT /api/feedback/:id/spoiler': readers(200),
  'DELETE /api/feedback/:id': readers(404),
  'GET /api/reports': readers(200),
  'GET /api/reports/:id': readers(404),
  'DELETE /api/reports/:id': readers(404),
  'GET /api/read-pages': readers(200),
  'PUT /api/read-pages': readers(204),
  'GET /api/notes': readers(200),
  'PUT /api/notes/:id': readers(200),
  'GET /api/admin/posts': administrators(200),
  'PATCH /api/admin/posts/:id': administrators(200),
  'PATCH /api/admin/posts/:id/author': administrators(200),
  'GET /api/admin/posts/:id/places': administrators(200),
  'GET /api/admin/trail': administrators(200),
  'GET /story/*': all(404),
  'GET /robots.txt': all(200),
  'GET /sitemap.xml': all(200),
  'GET /opensearch.xml': all(200),
  // Without the code from the log (admin-claim.test.ts), like any unknown address.
  'GET /admin/claim/:code': all(404),
  'POST /admin/claim/:code': all(405),
  'GET /admin/*': all(404),
  'GET /*': all(404),
}

/** Calls that change who is signed in. */
export const ENDING = [
  'POST /api/auth/sign-up',
  'POST /api/auth/guest',
  'POST /api/auth/sign-out',
  'DELETE /api/profile',
]

/** Calls without a body: anything sent is ignored. */
export const BODILESS = ['POST /api/auth/sign-out', 'DELETE /api/account/devices', 'POST /api/account/verification']

/** API calls that change something. */
export const writing = Object.keys(EXPECTED).filter((route) => /^(POST|PUT|PATCH|DELETE) \/api\//.test(route))

let count = 0

/** For a different reader each time. */
export const credentials = () => ({
  username: `Reader ${++count}`,
  email: `reader-${count}@example.com`,
  password: 'secret',
})

/** A body with which a call of the route succeeds; undefined if it takes none. */
export function bodyOf(route: string): object | undefined {
  const bodies: Record<string, object> = {
    'POST /api/auth/sign-up': credentials(),
    'POST /api/auth/sign-in': { email: 'nobody@example.com', password: 'wrong-one' },
    'POST /api/auth/google': { flow: 'popup' },
    'PATCH /api/profile': { currentChapter: 7 },
    'PUT /api/account/address': { email: 'another@example.com' },
    'POST /api/account/recovery-codes': {},
    'POST /api/auth/forgotten': { email: 'nobody@example.com' },
    'POST /api/auth/reset': { key: 'none', newPassword: 'another one' },
    'POST /api/auth/recover': { code: 'none', newPassword: 'another one' },
    'POST /api/auth/verify': { key: 'none' },
    'PUT /api/account/password': { newPassword: ADMINISTRATOR.password },
    'POST /api/feedback': { ...newPost, title: 'Another' },
    'PUT /api/feedback/:id/vote': { change: 1 },
    'PUT /api/feedback/:id/spoiler': { chapter: 50 },
    'PUT /api/read-pages': { id: 'first-leaf', chapter: 1 },
    'PUT /api/notes/:id': {
      kind: 'characters',
      entry: 'anna',
      chapter: 1,
      text: 'Mine.',
      revision: 'r1',
      base: '',
    },
    'PATCH /api/admin/posts/:id': { status: 'reviewed' },
    'PATCH /api/admin/posts/:id/author': { isBanned: true },
  }
  return bodies[route]
}

/** A post that the server accepts. */
export const newPost = {
  title: 'The victim’s',
  description: 'Words.',
  type: 'feedback',
  subtype: 'bug',
  submitMethod: 'new-feedback-button',
  chapter: 1,
}

/** The method of a route, as the test browser calls it. */
export const methodOf = (route: string) =>
  route.split(' ')[0]!.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
/** The path of a route with its parameters filled in. */
export const pathOf = (route: string, id: string) =>
  route.split(' ')[1]!.replace(':id', id).replace(':code', 'none').replace('*', 'none')
