import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { LiveRoomQuery } from '../../domain/attempts/live-room.ts'
import {
  CountLateAnswers,
  ExtendWindow,
  GiveTime,
  PauseAll,
  PostponeStart,
  ReleaseResults,
  ResumeAll,
  ShowBanner,
  WriteNote,
} from '../../domain/catalogue/live-room.ts'
import type { RoomAct } from '../catalogue/room-acts.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { readLiveRoom } from './live-room.usecases.ts'
import {
  countLateAnswers,
  extendTest,
  giveTimeToAll,
  giveTimeToSome,
  noteIncident,
  pauseTest,
  postponeTest,
  releaseResults,
  resumeTest,
  showBanner,
} from './live.admin.usecases.ts'

const TestParam = z.object({ testId: z.string().min(1).max(64) })

const actOf = <Body extends { id: string; reason?: string | undefined }>(c: Context<AppEnv>, { id, reason }: Body) =>
  ({ id, actorId: c.var.user.id, reason }) as RoomAct & Pick<Body, 'reason'>

/** Mounted under /admin/tests, for administrators only. Replies name the task that notifies the open attempts. */
export const adminLiveRoutes = new Hono<AppEnv>()
  .get('/:testId/live', validate('param', TestParam), validate('query', LiveRoomQuery), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readLiveRoom(c.var.services, c.req.valid('param').testId, c.req.valid('query')), 200)
  })
  .post('/:testId/pause', validate('param', TestParam), validate('json', PauseAll), async (c) =>
    c.json(await pauseTest(c.var.services, actOf(c, c.req.valid('json')), c.req.valid('param').testId), 202),
  )
  .post('/:testId/resume', validate('param', TestParam), validate('json', ResumeAll), async (c) =>
    c.json(await resumeTest(c.var.services, actOf(c, c.req.valid('json')), c.req.valid('param').testId), 202),
  )
  .post('/:testId/postponement', validate('param', TestParam), validate('json', PostponeStart), async (c) => {
    const body = c.req.valid('json')
    return c.json(await postponeTest(c.var.services, actOf(c, body), c.req.valid('param').testId, body.opensAt), 202)
  })
  .post('/:testId/extension', validate('param', TestParam), validate('json', ExtendWindow), async (c) => {
    const body = c.req.valid('json')
    return c.json(await extendTest(c.var.services, actOf(c, body), c.req.valid('param').testId, body.closesAt), 202)
  })
  .post('/:testId/extra-time', validate('param', TestParam), validate('json', GiveTime), async (c) => {
    const { testId } = c.req.valid('param')
    const { minutes, attemptIds, ...body } = c.req.valid('json')
    const act = actOf(c, body)
    return attemptIds
      ? c.json(await giveTimeToSome(c.var.services, act, testId, minutes, attemptIds), 200)
      : c.json(await giveTimeToAll(c.var.services, act, testId, minutes), 202)
  })
  .post('/:testId/late-answers', validate('param', TestParam), validate('json', CountLateAnswers), async (c) => {
    const { attemptIds, ...body } = c.req.valid('json')
    const act = { id: body.id, actorId: c.var.user.id, reason: body.reason }
    await countLateAnswers(c.var.services, act, c.req.valid('param').testId, attemptIds)
    return c.json({ started: true as const }, 202)
  })
  .post('/:testId/banner', validate('param', TestParam), validate('json', ShowBanner), async (c) => {
    const body = c.req.valid('json')
    return c.json(await showBanner(c.var.services, actOf(c, body), c.req.valid('param').testId, body.text), 202)
  })
  .post('/:testId/incidents', validate('param', TestParam), validate('json', WriteNote), async (c) => {
    const { id, note } = c.req.valid('json')
    await noteIncident(c.var.services, actOf(c, { id }), c.req.valid('param').testId, note)
    return c.json({ written: true as const }, 201)
  })
  .post('/:testId/release', validate('param', TestParam), validate('json', ReleaseResults), async (c) => {
    await releaseResults(c.var.services, actOf(c, c.req.valid('json')), c.req.valid('param').testId)
    return c.json({ released: true as const }, 200)
  })
