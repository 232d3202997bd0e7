import { Hono } from 'hono'
import { z } from 'zod'
import { BoardName } from '../../domain/results/board.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { joinBoard, leaveBoard, readBoard } from './board.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

/** Mounted under /tests. */
export const boardRoutes = new Hono<AppEnv>()
  .get('/:testId/board', requireUser, validate('param', TestParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readBoard(c.var.services, c.var.user.id, c.req.valid('param').testId), 200)
  })
  .post('/:testId/board-name', requireUser, validate('param', TestParam), validate('json', BoardName), async (c) => {
    const { name } = c.req.valid('json')
    await joinBoard(c.var.services, c.var.user.id, c.req.valid('param').testId, name)
    return c.json({ name }, 200)
  })
  .delete('/:testId/board-name', requireUser, validate('param', TestParam), validate('json', EmptyBody), async (c) => {
    await leaveBoard(c.var.services, c.var.user.id, c.req.valid('param').testId)
    return c.json({ name: null }, 200)
  })
