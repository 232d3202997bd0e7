import type { Payment } from './ledger.ts'
import type { Telling } from './webhooks.ts'

type PayAct = {
  label: string
  /** Payment that it makes; null for none. */
  status: Payment['status'] | null
  /** Notice to the product; null for none. */
  telling?: Telling | null
  /** Next of the browser. */
  browser: 'returns' | 'closes' | 'cancels'
  /** Wait before the payment is made. */
  afterMs?: number
}

/** How a person pays in the sandbox. */
export const payActs = {
  pay: { label: 'Pay', status: 'captured', browser: 'returns' },
  pay_unnoticed: { label: 'Pay, and the page closes before it returns', status: 'captured', browser: 'closes' },
  pay_silently: { label: 'Pay, without a message to the shop', status: 'captured', telling: null, browser: 'returns' },
  pay_late: {
    label: 'Pay by UPI; the bank answers in 60 seconds',
    status: 'captured',
    browser: 'cancels',
    afterMs: 60_000,
  },
  pay_slowly: {
    label: 'Pay, close the page, and the message comes after 20 seconds',
    status: 'captured',
    telling: { delayMs: 20_000 },
    browser: 'closes',
  },
  pay_authorised: { label: 'Pay; the bank agrees, the shop takes the money', status: 'authorized', browser: 'returns' },
  pay_twice_told: {
    label: 'Pay; the shop is told three times',
    status: 'captured',
    telling: { times: 3 },
    browser: 'returns',
  },
  pay_disordered: {
    label: 'Pay; the shop is told in the wrong order',
    status: 'captured',
    telling: { events: ['payment.captured', 'payment.authorized', 'payment.failed'] },
    browser: 'returns',
  },
  pay_forged: {
    label: 'Pay, close the page; the message has a wrong signature',
    status: 'captured',
    telling: { wrongSignature: true },
    browser: 'closes',
  },
  fail: { label: 'Let the payment fail', status: 'failed', browser: 'returns' },
  abandon: { label: 'Go back without paying', status: null, browser: 'cancels' },
} as const satisfies Record<string, PayAct>

export const payActOf = (name: string): PayAct => {
  const acts: Record<string, PayAct> = payActs
  return acts[name] ?? payActs.abandon
}
