import type { App } from './open-app.ts'

/** Every route of the server, such as `GET /api/profile`, without middleware and handlers that refuse methods. */
export function routeTable(app: App): string[] {
  return app.routes.filter(isRoute).map(({ method, path }) => `${method} ${path}`)
}

/** The middleware that limits bodies is the only one registered by method. */
function isRoute({ method, path }: App['routes'][number]) {
  return method !== 'ALL' && !(path === '/api/*' && method !== 'GET')
}
