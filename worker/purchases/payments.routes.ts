import { Hono } from 'hono'
import { z } from 'zod'
import { paths } from '../../domain/paths.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { fromAnySite, takesForm } from '../platform/guards.ts'
import { takeFailedReturn, takeReturn, takeWebhook } from './gateway-calls.usecases.ts'

const Success = z.object({
  razorpay_order_id: z.string().min(1).max(64),
  razorpay_payment_id: z.string().min(1).max(64),
  razorpay_signature: z.string().min(1).max(128),
})
/** JSON in a field of the form of a failed payment. */
const Metadata = z.object({ order_id: z.string().min(1).max(64) })

const readJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

/** Order of a return from the gateway, which says that it was paid or that it failed. */
const takeForm = async (services: AppEnv['Variables']['services'], form: Record<string, unknown>): Promise<string> => {
  const success = Success.safeParse(form)
  if (success.success) {
    const {
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    } = success.data
    return takeReturn(services, { gatewayOrderId, paymentId, signature })
  }
  const failure = Metadata.safeParse(readJson(form['error[metadata]']))
  if (!failure.success) throw new AppError('input.invalid', 400, 'This return cannot be read.')
  return takeFailedReturn(services, failure.data.order_id)
}

/** What the payment gateway calls, and the form with which it returns: each proves itself by its signature. */
export const paymentsRoutes = new Hono<AppEnv>()
  .post('/webhook', async (c) => {
    const raw = await c.req.arrayBuffer()
    const signature = c.req.header('x-razorpay-signature') ?? ''
    const eventId = c.req.header('x-razorpay-event-id') ?? ''
    if (eventId === '' || eventId.length > 64) throw new AppError('input.invalid', 400, 'This event has no id.')
    await takeWebhook(c.var.services, { raw, signature, eventId })
    return c.json({ taken: true }, 200)
  })
  .post('/callback', fromAnySite, takesForm, async (c) => {
    const orderId = await takeForm(c.var.services, await c.req.parseBody())
    return c.redirect(paths.order(orderId), 303)
  })
