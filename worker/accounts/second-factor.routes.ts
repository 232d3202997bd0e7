import { Hono, type Context } from 'hono'
import { BeginSecondFactor, ProveSecondFactor, ShowCode } from '../../domain/accounts/second-factor.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { refuseLongPassword } from './accounts.limits.ts'
import * as factor from './second-factor.usecases.ts'

const done = { status: true } as const

/** JSON response that no cache stores: its secrets are shown once. */
const uncachedJson = <Body extends object>(c: Context<AppEnv>, body: Body) => {
  c.header('cache-control', 'no-store')
  return c.json(body, 200)
}

/** Mounted behind `requireAccount`. */
export const secondFactorRoutes = new Hono<AppEnv>()
  .post('/', refuseLongPassword, validate('json', BeginSecondFactor), async (c) =>
    uncachedJson(c, await factor.beginEnrolment(c, c.req.valid('json').password)),
  )
  .post('/confirmation', validate('json', ShowCode), async (c) =>
    uncachedJson(c, { recoveryCodes: await factor.confirmEnrolment(c, c.req.valid('json').code) }),
  )
  .post('/check', validate('json', ShowCode), async (c) => {
    await factor.showCode(c, c.req.valid('json').code)
    return c.json(done, 200)
  })
  .post('/recovery-codes', refuseLongPassword, validate('json', ProveSecondFactor), async (c) => {
    const { password, code } = c.req.valid('json')
    return uncachedJson(c, { recoveryCodes: await factor.renewRecoveryCodes(c, password, code) })
  })
  .delete('/', refuseLongPassword, validate('json', ProveSecondFactor), async (c) => {
    const { password, code } = c.req.valid('json')
    await factor.disableSecondFactor(c, password, code)
    return c.json(done, 200)
  })
