import { Hono } from 'hono'
import { z } from 'zod'
import { KindChoice, MistakeQuery } from '../../domain/revision/mistake-query.ts'
import { requireUser } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { QuestionId } from '../platform/params.ts'
import { validate } from '../platform/validate.ts'
import { chooseKind, readMistakes } from './mistakes.usecases.ts'

/** Mounted under /revision/mistakes. */
export const mistakesRoutes = new Hono<AppEnv>()
  .get('/', requireUser, validate('query', MistakeQuery), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readMistakes(c.var.services, c.var.user.id, c.req.valid('query')), 200)
  })
  .put(
    '/:questionId/kind',
    requireUser,
    validate('param', z.object({ questionId: QuestionId })),
    validate('json', KindChoice),
    async (c) => {
      const { kind } = c.req.valid('json')
      await chooseKind(c.var.services, c.var.user.id, c.req.valid('param').questionId, kind)
      c.header('cache-control', 'no-store')
      return c.json({ status: true as const }, 200)
    },
  )
