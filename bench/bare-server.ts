import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** A bare Hono route: the baseline for our own server. */
serve({ fetch: new Hono().get('/', (c) => c.json({ status: 'ok' })).fetch, port: Number(process.env.PORT) })
