import { Hono } from 'hono'
import { z } from 'zod'
import { CasesQuery, RulingBody, TakingBody } from '../../domain/challenges/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { countCases, listCases, newestCase, readCase, takeUp } from './cases.usecases.ts'
import { challengePicture } from './pictures.usecases.ts'
import { rule } from './rulings.usecases.ts'

const id = z.string().min(1).max(64)
const CaseParam = z.object({ questionVersionId: id })
const QuestionParam = z.object({ questionId: id })
const PictureParam = z.object({ challengeId: id })
const CountsQuery = z.strictObject({ test: id.optional() })
const PageQuery = z.strictObject({ cursor: z.string().max(200).optional() })

/** Mounted under /admin/challenges. */
export const adminChallengesRoutes = new Hono<AppEnv>()
  .get('/', validate('query', CasesQuery), async (c) =>
    c.json(await listCases(c.var.services, c.req.valid('query')), 200),
  )
  .get('/counts', validate('query', CountsQuery), async (c) =>
    c.json(await countCases(c.var.services, c.req.valid('query').test), 200),
  )
  .get('/pictures/:challengeId', validate('param', PictureParam), (c) =>
    challengePicture(c.var.services, c.req.raw, c.req.valid('param').challengeId),
  )
  .get('/questions/:questionId', validate('param', QuestionParam), async (c) =>
    c.json(await newestCase(c.var.services, c.req.valid('param').questionId), 200),
  )
  .get('/:questionVersionId', validate('param', CaseParam), validate('query', PageQuery), async (c) => {
    const { questionVersionId } = c.req.valid('param')
    return c.json(await readCase(c.var.services, questionVersionId, c.req.valid('query').cursor), 200)
  })
  .post('/:questionVersionId/taking', validate('param', CaseParam), validate('json', TakingBody), async (c) => {
    const { questionVersionId } = c.req.valid('param')
    await takeUp(c.var.services, c.var.user.id, questionVersionId, c.req.valid('json').revision)
    return c.json({ taken: true as const }, 200)
  })
  .post('/:questionVersionId/ruling', validate('param', CaseParam), validate('json', RulingBody), async (c) => {
    const { questionVersionId } = c.req.valid('param')
    return c.json(await rule(c.var.services, c.var.user.id, questionVersionId, c.req.valid('json')), 201)
  })
