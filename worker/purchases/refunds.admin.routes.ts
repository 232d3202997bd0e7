import { Hono } from 'hono'
import { z } from 'zod'
import { ApproveRefund, BeginRefund, RefundsQuery, RejectRefund } from '../../domain/purchases/refunds.ts'
import type { AppEnv } from '../platform/context.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { approveRefund, officeRefunds, rejectRefund, retryRefund, type Names } from './refund-decisions.usecases.ts'
import { beginRefund } from './refunds.usecases.ts'

const Param = z.strictObject({ refundId: z.string().min(1).max(64) })
const done = { status: true } as const

/** Mounted under /admin/refunds, for administrators only. */
export const adminRefundsRoutes = ({ namesOf }: { namesOf: Names }) =>
  new Hono<AppEnv>()
    .get('/', validate('query', RefundsQuery), async (c) =>
      c.json(await officeRefunds(c.var.services, c.req.valid('query'), namesOf), 200),
    )
    .post('/', validate('json', BeginRefund), async (c) =>
      c.json(await beginRefund(c.var.services, c.var.user.id, c.req.valid('json')), 201),
    )
    .post('/:refundId/approval', validate('param', Param), validate('json', ApproveRefund), async (c) => {
      const { refundId } = c.req.valid('param')
      await approveRefund(c.var.services, c.var.user.id, refundId, c.req.valid('json').amountPaise)
      return c.json(done, 200)
    })
    .post('/:refundId/rejection', validate('param', Param), validate('json', RejectRefund), async (c) => {
      const { refundId } = c.req.valid('param')
      await rejectRefund(c.var.services, c.var.user.id, refundId, c.req.valid('json').answer)
      return c.json(done, 200)
    })
    .post('/:refundId/retry', validate('param', Param), validate('json', EmptyBody), async (c) => {
      await retryRefund(c.var.services, c.var.user.id, c.req.valid('param').refundId)
      return c.json(done, 200)
    })
