import { Hono } from 'hono'
import { BeginSecondFactor, ProveSecondFactor, ShowCode } from '../../domain/accounts/second-factor.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { capped } from './accounts.limits.ts'
import * as factor from './second-factor.usecases.ts'

const done = { status: true } as const

/** Mounted behind `requireAccount`. Replies hold secrets that are shown once. */
export const secondFactorRoutes = new Hono<AppEnv>()
  .use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  .post('/', capped, validate('json', BeginSecondFactor), async (c) =>
    c.json(await factor.beginEnrolment(c, c.req.valid('json').password), 200),
  )
  .post('/confirmation', validate('json', ShowCode), async (c) =>
    c.json({ recoveryCodes: await factor.confirmEnrolment(c, c.req.valid('json').code) }, 200),
  )
  .post('/check', validate('json', ShowCode), async (c) => {
    await factor.showCode(c, c.req.valid('json').code)
    return c.json(done, 200)
  })
  .post('/recovery-codes', capped, validate('json', ProveSecondFactor), async (c) => {
    const { password, code } = c.req.valid('json')
    return c.json({ recoveryCodes: await factor.renewRecoveryCodes(c, password, code) }, 200)
  })
  .delete('/', capped, validate('json', ProveSecondFactor), async (c) => {
    const { password, code } = c.req.valid('json')
    await factor.disableSecondFactor(c, password, code)
    return c.json(done, 200)
  })
