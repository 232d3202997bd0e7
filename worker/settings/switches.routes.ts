import { Hono } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { readSwitches } from './switches.usecases.ts'

export const switchesRoutes = new Hono<AppEnv>().get('/', async (c) => c.json(await readSwitches(c.var.services), 200))
