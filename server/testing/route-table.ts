import type { App } from './open-app.ts'

/** Every route of the server, as `GET /api/profile`; without what stands around them (middleware, refusals of methods). */
export function routeTable(app: App): string[] {
  return app.routes.filter(isRoute).map(({ method, path }) => `${method} ${path}`)
}

/** The limit of bodies is the one thing around them that is named by methods. */
function isRoute({ method, path }: App['routes'][number]) {
  return method !== 'ALL' && !(path === '/api/*' && method !== 'GET')
}
