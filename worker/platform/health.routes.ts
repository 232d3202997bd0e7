import { Hono } from 'hono'
import type { AppEnv } from './context.ts'

declare const __BUILD_ID__: string

/** Answers 200 with the version of the build while D1 answers. */
export const healthRoutes = new Hono<AppEnv>().get('/', async (c) => {
  await c.env.DB.prepare('SELECT 1').first()
  c.header('cache-control', 'no-store')
  return c.json({ status: 'ok' as const, version: __BUILD_ID__ }, 200)
})
