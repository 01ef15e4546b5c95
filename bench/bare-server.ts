import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** What the framework alone can do: the yardstick for our own answers. */
serve({ fetch: new Hono().get('/', (c) => c.json({ status: 'ok' })).fetch, port: Number(process.env.PORT) })
