import { Hono } from 'hono'
import { ContactForm } from '../../domain/contact/contract.ts'
import { addressGroup, clientAddress } from '../platform/client-address.ts'
import { limitCounts, refuseIfFull, type Count } from '../platform/limits.ts'
import { authenticate, viewLanguage } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import type { Limit } from '../platform/limiter.ts'
import { validate } from '../platform/validate.ts'
import { requireSwitch } from '../settings/switches.usecases.ts'
import { readDetails, receiveMessage } from './contact.usecases.ts'

/** Messages of one account; for a visitor, of one client address and one e-mail address. */
const senderLimit: Limit = { failures: 5, windowMs: 60 * 60_000 }
/** Messages from one client address, which a whole hall or mobile network may share. */
const addressLimit: Limit = { failures: 60, windowMs: 60 * 60_000 }

export const contactRoutes = new Hono<AppEnv>()
  .get('/details', async (c) => c.json(await readDetails(c.var.services), 200))
  .post('/', validate('json', ContactForm), async (c) => {
    const { services } = c.var
    const form = c.req.valid('json')
    await requireSwitch(services, 'contactForm')
    const from = clientAddress(c)
    const found = await authenticate(c)
    if (found) c.set('user', found.user)
    const group = addressGroup(from)
    // The e-mail address alone has no limit: anyone can enter it, and its owner must still reach us.
    const sender = found ? `account:${found.user.id}` : `${group}:email:${form.email.toLowerCase()}`
    const counts: Count[] = [
      [`contact:${group}`, addressLimit],
      [`contact:${sender}`, senderLimit],
    ]
    await refuseIfFull(services, counts)
    await limitCounts(services, counts)
    const language = form.language ?? (await viewLanguage(c))
    return c.json(await receiveMessage(services, form, { userId: found?.user.id ?? null, from, language }), 201)
  })
