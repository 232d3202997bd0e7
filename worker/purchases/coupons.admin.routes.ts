import { Hono } from 'hono'
import { z } from 'zod'
import { ChangeCoupon, CouponsQuery, NewCoupon, SwitchCoupon } from '../../domain/purchases/office-coupons.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { changeCoupon, createCoupon, listCoupons, switchCoupon } from './coupons-office.usecases.ts'

const IdParam = z.object({ id: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/coupons, for administrators only. */
export const adminCouponsRoutes = new Hono<AppEnv>()
  .get('/', validate('query', CouponsQuery), async (c) =>
    c.json(await listCoupons(c.var.services, c.req.valid('query')), 200),
  )
  .post('/', validate('json', NewCoupon), async (c) =>
    c.json(await createCoupon(c.var.services, c.var.user.id, c.req.valid('json')), 201),
  )
  .put('/:id', validate('param', IdParam), validate('json', ChangeCoupon), async (c) => {
    await changeCoupon(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json'))
    return c.json(done, 200)
  })
  .put('/:id/state', validate('param', IdParam), validate('json', SwitchCoupon), async (c) => {
    await switchCoupon(c.var.services, c.var.user.id, c.req.valid('param').id, c.req.valid('json'))
    return c.json(done, 200)
  })
