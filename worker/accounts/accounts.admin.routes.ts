import { Hono } from 'hono'
import { z } from 'zod'
import { CorrectBirthDate } from '../../domain/accounts/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { correctBirthDate } from './profile.usecases.ts'

const StudentParam = z.object({ uid: z.string().min(1).max(64) })

/** Mounted under /admin/students, which admits administrators only. */
export const adminAccountsRoutes = new Hono<AppEnv>().post(
  '/:uid/birth-date',
  validate('param', StudentParam),
  validate('json', CorrectBirthDate),
  async (c) => {
    const { birthDate, reason } = c.req.valid('json')
    await correctBirthDate(c.var.services, { id: c.var.user.id, reason }, c.req.valid('param').uid, birthDate)
    return c.json({ birthDate }, 200)
  },
)
