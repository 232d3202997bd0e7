import type { Bindings } from '../../env.ts'
import { AppError } from '../../platform/errors.ts'
import { makeGateway, type Gateway, type GatewaySettings } from './gateway.ts'

const razorpay = 'https://api.razorpay.com'

/** Settings of the gateway; null while a key or secret is missing. */
export const gatewaySettings = (env: Bindings): GatewaySettings | null => {
  const { PAYMENT_URL: url = razorpay, PAYMENT_KEY_ID: keyId, PAYMENT_KEY_SECRET: keySecret } = env
  const webhookSecret = env.PAYMENT_WEBHOOK_SECRET
  return keyId && keySecret && webhookSecret ? { url, keyId, keySecret, webhookSecret } : null
}

/** Origin to which a checkout leads; null while nothing is sold. */
export const gatewayOrigin = (env: Bindings): string | null => {
  const settings = gatewaySettings(env)
  return settings && new URL(settings.url).origin
}

/** The gateway with its settings; throws 503 while they are missing. */
export const requireGateway = (env: Bindings): { gateway: Gateway; settings: GatewaySettings } => {
  const settings = gatewaySettings(env)
  if (!settings) throw new AppError('purchases.not_set_up', 503, 'Nothing is sold yet.')
  return { gateway: makeGateway(settings), settings }
}
