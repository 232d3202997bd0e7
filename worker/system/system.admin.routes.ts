import { Hono } from 'hono'
import { DropLetter, LetterParam, LettersAgain, TasksAgain, type SentAgain } from '../../domain/system/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { retryTasksAs } from '../tasks/tasks.usecases.ts'
import { dropLetterAs, sendLettersAgain } from './send-again.usecases.ts'
import { readSystem, type CronNames } from './system.usecases.ts'

declare const __BUILD_ID__: string

/** Mounted under /admin/system, for administrators only. */
export const adminSystemRoutes = ({ jobs }: { jobs: CronNames }) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await readSystem(c.var.services, jobs, __BUILD_ID__), 200))
    .post('/tasks', validate('json', TasksAgain), async (c) => {
      const sent = await retryTasksAs(c.var.services, c.var.user.id, c.req.valid('json'))
      return c.json<SentAgain, 200>({ sent, unsent: 0 }, 200)
    })
    .post('/letters', validate('json', LettersAgain), async (c) =>
      c.json(await sendLettersAgain(c.var.services, c.var.user.id, c.req.valid('json')), 200),
    )
    .delete('/letters/:letterId', validate('param', LetterParam), validate('json', DropLetter), async (c) => {
      const { letterId } = c.req.valid('param')
      await dropLetterAs(c.var.services, c.var.user.id, letterId, c.req.valid('json').reason)
      return c.json({ dropped: true as const }, 200)
    })
