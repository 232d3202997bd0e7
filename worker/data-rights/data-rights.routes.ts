import { Hono } from 'hono'
import { EraseAccount } from '../../domain/accounts/contract.ts'
import type { AppEnv } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { refuseLongPassword } from '../accounts/accounts.limits.ts'
import { provePassword } from '../accounts/prove-password.ts'
import { signOut, viewLanguage } from '../accounts/session.ts'
import { eraseAccount } from './erasure.usecases.ts'
import { requestExport, readExport, serveExport } from './export.usecases.ts'

/** Mounted under /account; the routes there apply `requireAccount`. */
export const dataRightsRoutes = new Hono<AppEnv>()
  .get('/export', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readExport(c.var.services, c.var.user.id), 200)
  })
  .post('/export', validate('json', EmptyBody), async (c) =>
    c.json(await requestExport(c.var.services, c.var.user.id), 202),
  )
  .get('/export/file', (c) => serveExport(c.var.services, c.var.user.id))
  .post('/erasure', refuseLongPassword, validate('json', EraseAccount), async (c) => {
    const { password, giveUpTests = false } = c.req.valid('json')
    await provePassword(c, password)
    await eraseAccount(c.var.services, c.var.user, { giveUpTests, language: await viewLanguage(c) })
    // The account is deleted even if this fails: the remaining cookies have no session.
    await signOut(c).catch((error: unknown) => log('warn', 'accounts.cookies_left', {}, error))
    return c.json({ status: true as const }, 202)
  })
