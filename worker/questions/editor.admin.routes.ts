import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import * as store from './editor.store.ts'
import { previewPassage } from './preview.usecases.ts'

/** Most questions that are listed for one passage. */
const maxQuestions = 100

const PassageParam = z.object({ passageId: z.string().min(1).max(64) })

/** Data of the passage editor. Mounted under /admin/passages. */
export const adminPassageEditorRoutes = new Hono<AppEnv>()
  .get('/:passageId/preview', validate('param', PassageParam), async (c) =>
    c.json(await previewPassage(c.var.services, c.req.valid('param').passageId), 200),
  )
  .get('/:passageId/questions', validate('param', PassageParam), async (c) => {
    const { passageId } = c.req.valid('param')
    return c.json({ items: await store.listPassageQuestions(c.var.services.db, passageId, maxQuestions) }, 200)
  })
