import { createMiddleware } from 'hono/factory'

/** No cache keeps a refusal: what is missing now may be there after the next build. */
export const refusalsAreNotKept = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status >= 400 && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
})
