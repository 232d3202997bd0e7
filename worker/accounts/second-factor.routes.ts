import { Hono, type Context } from 'hono'
import { BeginSecondFactor, ProveSecondFactor, ShowCode } from '../../domain/accounts/second-factor.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { capped } from './accounts.limits.ts'
import * as factor from './second-factor.usecases.ts'

const done = { status: true } as const

/** A reply with secrets that are shown once. */
const once = <Body extends object>(c: Context<AppEnv>, body: Body) => {
  c.header('cache-control', 'no-store')
  return c.json(body, 200)
}

/** Mounted behind `requireAccount`. */
export const secondFactorRoutes = new Hono<AppEnv>()
  .post('/', capped, validate('json', BeginSecondFactor), async (c) =>
    once(c, await factor.beginEnrolment(c, c.req.valid('json').password)),
  )
  .post('/confirmation', validate('json', ShowCode), async (c) =>
    once(c, { recoveryCodes: await factor.confirmEnrolment(c, c.req.valid('json').code) }),
  )
  .post('/check', validate('json', ShowCode), async (c) => {
    await factor.showCode(c, c.req.valid('json').code)
    return c.json(done, 200)
  })
  .post('/recovery-codes', capped, validate('json', ProveSecondFactor), async (c) => {
    const { password, code } = c.req.valid('json')
    return once(c, { recoveryCodes: await factor.renewRecoveryCodes(c, password, code) })
  })
  .delete('/', capped, validate('json', ProveSecondFactor), async (c) => {
    const { password, code } = c.req.valid('json')
    await factor.disableSecondFactor(c, password, code)
    return c.json(done, 200)
  })
