import { Hono } from 'hono'
import { authenticate } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { readHome } from './home.usecases.ts'

export const homeRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const found = await authenticate(c)
  return c.json(await readHome(c.var.services, found?.user.id ?? null), 200)
})
