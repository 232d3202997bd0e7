import type { Bindings } from '../../env.ts'
import { AppError } from '../../platform/errors.ts'
import { makeGateway, type Gateway, type GatewaySettings } from './gateway.ts'

const razorpay = 'https://api.razorpay.com'

/** Secrets with which a deployment sells, beside the id of the key. */
export const paymentSecretNames = ['PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'] as const

type PaymentSettings = Partial<
  Pick<Bindings, 'PAYMENT_KEY_ID' | 'PAYMENT_TEST_KEYS' | 'PAYMENT_URL' | 'DEPLOYMENT'> &
    Record<(typeof paymentSecretNames)[number], string>
>

/**
 * One sentence for each setting with which a deployment must not sell. One without any key sells nothing and has no
 * fault. With test keys anyone pays with the gateway's public test cards.
 */
export const paymentFaults = (settings: PaymentSettings): string[] => {
  if (settings.DEPLOYMENT === 'local') return []
  const { PAYMENT_KEY_ID: keyId = '', PAYMENT_URL: url = razorpay, PAYMENT_TEST_KEYS: testKeys } = settings
  const set = [keyId, ...paymentSecretNames.map((name) => settings[name] ?? '')].filter((value) => value !== '')
  return [
    ...(set.length === 1 || set.length === 2
      ? [`PAYMENT_KEY_ID, ${paymentSecretNames.join(' and ')} go together: set all of them or none.`]
      : []),
    ...(keyId.startsWith('rzp_test_') && testKeys !== 'allowed'
      ? ['PAYMENT_KEY_ID is a test key, with which nobody pays real money: set the live one.']
      : []),
    ...(url.startsWith('https://') ? [] : ['PAYMENT_URL must be https; without it the gateway is Razorpay.']),
  ]
}

/** Settings of the gateway; null while a key or secret is missing, or is not one to sell with. */
export const gatewaySettings = (env: Bindings): GatewaySettings | null => {
  const { PAYMENT_URL: url = razorpay, PAYMENT_KEY_ID: keyId, PAYMENT_KEY_SECRET: keySecret } = env
  const webhookSecret = env.PAYMENT_WEBHOOK_SECRET
  const isComplete = keyId && keySecret && webhookSecret && paymentFaults(env).length === 0
  return isComplete ? { url, keyId, keySecret, webhookSecret } : null
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
