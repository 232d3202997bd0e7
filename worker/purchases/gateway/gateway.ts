import { z } from 'zod'
import { currency, GatewayPayment, GatewayRefund } from '../../../domain/purchases/gateway.ts'

/** Address and secrets of the payment gateway: Razorpay's, or the sandbox of a laptop. */
export type GatewaySettings = { url: string; keyId: string; keySecret: string; webhookSecret: string }

/** The gateway refused a call (`status` of its answer) or did not answer (null): nothing is known of the outcome then. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly status: number | null
  readonly code: string

  constructor(status: number | null, code: string) {
    super(`${status ?? 'no answer'} ${code}`)
    this.status = status
    this.code = code
  }
}

/** Longest wait for an answer. */
const timeoutMs = 8_000

const Refusal = z.object({ error: z.object({ code: z.string(), description: z.string().optional() }) })

/** Rows of a page of the gateway's lists, the most that it gives. */
export const listPage = 100

/** Part of a list of the gateway: instants in Unix milliseconds, rows to pass over. */
type ListPart = { from: number; to: number; skip: number }

const listQuery = ({ from, to, skip }: ListPart): string =>
  new URLSearchParams({
    from: String(Math.floor(from / 1000)),
    to: String(Math.floor(to / 1000)),
    count: String(listPage),
    skip: String(skip),
  }).toString()

/** Calls of the gateway's documented contract, with which orders are paid and refunded. */
export const makeGateway = ({ url, keyId, keySecret }: GatewaySettings, send: typeof fetch = fetch) => {
  const call = async <Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    post?: { body: unknown; headers?: Record<string, string> },
  ): Promise<Answer> => {
    const response = await send(`${url}/v1${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
        ...(post && { 'content-type': 'application/json', ...post.headers }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(post && { body: JSON.stringify(post.body) }),
    }).catch((error: unknown) => {
      throw new GatewayError(null, error instanceof Error ? error.name : 'unknown')
    })
    const body = await response.json().catch(() => null)
    if (!response.ok) throw new GatewayError(response.status, Refusal.safeParse(body).data?.error.code ?? 'unknown')
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw new GatewayError(response.status, 'malformed')
    return parsed.data
  }

  return {
    /** Registers an order. The same receipt returns the same order. */
    createOrder: async (receipt: string, amount: number): Promise<string> =>
      (await call('/orders', z.object({ id: z.string() }), { body: { receipt, amount, currency } })).id,

    /** Payments of an order, tried and made. */
    paymentsOf: async (gatewayOrderId: string): Promise<GatewayPayment[]> =>
      (
        await call(
          `/orders/${encodeURIComponent(gatewayOrderId)}/payments`,
          z.object({ items: z.array(GatewayPayment) }),
        )
      ).items,

    findPayment: (paymentId: string): Promise<GatewayPayment> =>
      call(`/payments/${encodeURIComponent(paymentId)}`, GatewayPayment),

    /** Takes the money of an authorised payment. */
    capture: (paymentId: string, amount: number): Promise<GatewayPayment> =>
      call(`/payments/${encodeURIComponent(paymentId)}/capture`, GatewayPayment, { body: { amount, currency } }),

    /** Pays back; the same key never pays twice. */
    refund: (paymentId: string, amount: number, key: string): Promise<GatewayRefund> =>
      call(`/payments/${encodeURIComponent(paymentId)}/refund`, GatewayRefund, {
        body: { amount, receipt: key },
        headers: { 'x-refund-idempotency': key },
      }),

    /** Refunds of a payment, those that failed too. */
    refundsOf: async (paymentId: string): Promise<GatewayRefund[]> =>
      (await call(`/payments/${encodeURIComponent(paymentId)}/refunds`, z.object({ items: z.array(GatewayRefund) })))
        .items,

    /** Payments made between two instants, the latest first, a page after `skip`. */
    listPayments: async (part: ListPart): Promise<GatewayPayment[]> =>
      (await call(`/payments?${listQuery(part)}`, z.object({ items: z.array(GatewayPayment) }))).items,

    /** Refunds made between two instants, the latest first, a page after `skip`. */
    listRefunds: async (part: ListPart): Promise<GatewayRefund[]> =>
      (await call(`/refunds?${listQuery(part)}`, z.object({ items: z.array(GatewayRefund) }))).items,

    findRefund: (refundId: string): Promise<GatewayRefund> =>
      call(`/refunds/${encodeURIComponent(refundId)}`, GatewayRefund),
  }
}

export type Gateway = ReturnType<typeof makeGateway>
