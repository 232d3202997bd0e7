import { Hono } from 'hono'
import { z } from 'zod'
import { GrantAccess, MergePurchases, MergeQuery, RevokeAccess } from '../../domain/purchases/grants.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import {
  grantables,
  grantRight,
  mergePurchases,
  mergesOf,
  previewMerge,
  revokeAccess,
  undoMerge,
} from './grants.usecases.ts'

const id = z.string().min(1).max(64)
const StudentParam = z.strictObject({ uid: id })
const RightParam = z.strictObject({ uid: id, rightId: id })
const MergeParam = z.strictObject({ uid: id, mergeId: id })
const done = { done: true } as const

/** Access and purchases of a student, mounted under /admin/students. */
export const adminGrantsRoutes = new Hono<AppEnv>()
  .get('/:uid/grantable', validate('param', StudentParam), async (c) =>
    c.json({ items: await grantables(c.var.services) }, 200),
  )
  .post('/:uid/access', validate('param', StudentParam), validate('json', GrantAccess), async (c) => {
    const grant = { ...c.req.valid('json'), actor: c.var.user.id }
    await grantRight(c.var.services, c.req.valid('param').uid, grant)
    return c.json(done, 201)
  })
  .delete('/:uid/access/:rightId', validate('param', RightParam), validate('json', RevokeAccess), async (c) => {
    const { uid, rightId } = c.req.valid('param')
    await revokeAccess(c.var.services, uid, rightId, { ...c.req.valid('json'), actor: c.var.user.id })
    return c.json(done, 200)
  })
  .get('/:uid/merges', validate('param', StudentParam), async (c) =>
    c.json({ items: await mergesOf(c.var.services, c.req.valid('param').uid) }, 200),
  )
  .get('/:uid/merge', validate('param', StudentParam), validate('query', MergeQuery), async (c) =>
    c.json(await previewMerge(c.var.services, c.req.valid('param').uid, c.req.valid('query').other), 200),
  )
  .post('/:uid/merges', validate('param', StudentParam), validate('json', MergePurchases), async (c) => {
    const merge = { ...c.req.valid('json'), actor: c.var.user.id }
    await mergePurchases(c.var.services, c.req.valid('param').uid, merge)
    return c.json(done, 201)
  })
  .delete('/:uid/merges/:mergeId', validate('param', MergeParam), validate('json', RevokeAccess), async (c) => {
    const { uid, mergeId } = c.req.valid('param')
    await undoMerge(c.var.services, uid, mergeId, { ...c.req.valid('json'), actor: c.var.user.id })
    return c.json(done, 200)
  })
