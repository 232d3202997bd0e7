import { Hono } from 'hono'
import { z } from 'zod'
import { AddedShift, NewShiftGroup, ShiftGroupRevision, ShiftGroupTitle } from '../../domain/results/shift-groups.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import {
  addShift,
  computeShiftGroup,
  createShiftGroup,
  releaseShiftGroup,
  removeShift,
  renameShiftGroup,
} from './shift-group-acts.usecases.ts'
import { listShiftGroups, readShiftGroup } from './shift-groups.usecases.ts'

const id = z.string().min(1).max(64)
const GroupParam = z.object({ groupId: id })
const ShiftParam = z.object({ groupId: id, testId: id })
const done = { status: true } as const

/** Mounted under /admin/shift-groups, for administrators only. */
export const adminShiftsRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json(await listShiftGroups(c.var.services), 200))
  .post('/', validate('json', NewShiftGroup), async (c) =>
    c.json({ id: await createShiftGroup(c.var.services, c.var.user.id, c.req.valid('json')) }, 201),
  )
  .get('/:groupId', validate('param', GroupParam), async (c) =>
    c.json(await readShiftGroup(c.var.services, c.req.valid('param').groupId), 200),
  )
  .put('/:groupId/title', validate('param', GroupParam), validate('json', ShiftGroupTitle), async (c) => {
    await renameShiftGroup(c.var.services, c.var.user.id, c.req.valid('param').groupId, c.req.valid('json'))
    return c.json(done, 200)
  })
  .post('/:groupId/tests/:testId', validate('param', ShiftParam), validate('json', AddedShift), async (c) => {
    await addShift(c.var.services, c.var.user.id, c.req.valid('param'), c.req.valid('json'))
    return c.json(done, 200)
  })
  .delete('/:groupId/tests/:testId', validate('param', ShiftParam), validate('json', ShiftGroupRevision), async (c) => {
    await removeShift(c.var.services, c.var.user.id, c.req.valid('param'), c.req.valid('json').revision)
    return c.json(done, 200)
  })
  .post('/:groupId/normalisation', validate('param', GroupParam), validate('json', ShiftGroupRevision), async (c) => {
    const { groupId } = c.req.valid('param')
    const { revision } = c.req.valid('json')
    return c.json({ taskId: await computeShiftGroup(c.var.services, c.var.user.id, groupId, revision) }, 202)
  })
  .post('/:groupId/release', validate('param', GroupParam), validate('json', ShiftGroupRevision), async (c) => {
    const { groupId } = c.req.valid('param')
    await releaseShiftGroup(c.var.services, c.var.user.id, groupId, c.req.valid('json').revision)
    return c.json(done, 200)
  })
