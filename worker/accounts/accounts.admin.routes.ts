import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { BlockStudent, RepeatMail, StudentActReason } from '../../domain/accounts/administration.ts'
import { CorrectBirthDate } from '../../domain/accounts/contract.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import {
  blockStudent,
  repeatMail,
  signOutEverywhere,
  unblockStudent,
  type AccountAct,
} from './administration.usecases.ts'
import { limitMail } from './mail-limits.ts'
import { correctBirthDate } from './profile.usecases.ts'

const StudentParam = z.object({ uid: z.string().min(1).max(64) })

const actOf = (c: Context<AppEnv>, reason: string): AccountAct => ({ actorId: c.var.user.id, reason })

/** Mounted under /admin/students, which admits administrators only. */
export const adminAccountsRoutes = new Hono<AppEnv>()
  .post('/:uid/birth-date', validate('param', StudentParam), validate('json', CorrectBirthDate), async (c) => {
    const { birthDate, reason } = c.req.valid('json')
    await correctBirthDate(c.var.services, { id: c.var.user.id, reason }, c.req.valid('param').uid, birthDate)
    return c.json({ birthDate }, 200)
  })
  .post('/:uid/block', validate('param', StudentParam), validate('json', BlockStudent), async (c) =>
    c.json(await blockStudent(c.var.services, actOf(c, c.req.valid('json').reason), c.req.valid('param').uid), 200),
  )
  .delete('/:uid/block', validate('param', StudentParam), validate('json', StudentActReason), async (c) => {
    await unblockStudent(c.var.services, actOf(c, c.req.valid('json').reason), c.req.valid('param').uid)
    return c.json({ blocked: false as const }, 200)
  })
  .delete('/:uid/sessions', validate('param', StudentParam), validate('json', StudentActReason), async (c) =>
    c.json(
      await signOutEverywhere(c.var.services, actOf(c, c.req.valid('json').reason), c.req.valid('param').uid),
      200,
    ),
  )
  .post('/:uid/mails', validate('param', StudentParam), validate('json', RepeatMail), async (c) => {
    const { mail, reason } = c.req.valid('json')
    const { uid } = c.req.valid('param')
    const kind = mail === 'guardian' ? 'guardian' : 'confirm'
    await repeatMail(c.var.services, actOf(c, reason), uid, mail, (to) =>
      limitMail(c.var.services, { kind, to, from: clientAddress(c), account: uid }),
    )
    return c.json({ mail }, 200)
  })
