import { z } from 'zod'
import type { Bilingual } from '../questions/text.ts'

/** Acts that settle a difference; `settle` only records that a person has dealt with it. */
export const differenceActs = ['take', 'return', 'give', 'revoke', 'invoice', 'settle'] as const
export type DifferenceAct = (typeof differenceActs)[number]

/** Kinds of differences, each with the act beside it. */
const actOfKind = {
  /** Captured at the gateway, not taken here. */
  payment_untaken: 'take',
  /** Captured at the gateway for an order that is not ours. */
  payment_orderless: 'settle',
  /** Captured here, and not at the gateway. */
  payment_unknown: 'revoke',
  payment_amount: 'settle',
  /** A second payment of one order, which has not gone back. */
  payment_second: 'return',
  access_missing: 'give',
  access_orderless: 'revoke',
  /** Revoked, though nothing was paid back. */
  access_unrefunded: 'give',
  /** Paid back in full, and still open. */
  access_refunded: 'revoke',
  invoice_missing: 'invoice',
  invoice_orderless: 'settle',
  invoice_amount: 'settle',
  note_missing: 'settle',
  serial_gap: 'settle',
  /** Paid back at the gateway, unknown here. */
  refund_untaken: 'settle',
  /** Paid back here, unknown or failed at the gateway. */
  refund_unknown: 'settle',
  refund_amount: 'settle',
} as const satisfies Record<string, DifferenceAct>

export type DifferenceKind = keyof typeof actOfKind
export const differenceKinds = Object.keys(actOfKind) as [DifferenceKind, ...DifferenceKind[]]

/** Act beside a difference. */
export const actOf = (kind: DifferenceKind): DifferenceAct => actOfKind[kind]

/** How a difference ended: by an act, or by itself. */
export const differenceEnds = [...differenceActs, 'itself'] as const
export type DifferenceEnd = (typeof differenceEnds)[number]

export const differenceViews = ['open', 'settled'] as const
export type DifferenceView = (typeof differenceViews)[number]

/** GET /api/admin/reconciliation */
export const DifferencesQuery = z.strictObject({
  view: z.enum(differenceViews).default('open'),
  cursor: z.string().max(1_000).optional(),
})
export type DifferencesQuery = z.infer<typeof DifferencesQuery>

/** POST /api/admin/reconciliation/:id/settlement */
export const SettleDifference = z.strictObject({
  act: z.enum(differenceActs),
  reason: z.string().trim().min(1).max(500),
})
export type SettleDifference = z.infer<typeof SettleDifference>

export type ListedDifference = {
  id: string
  kind: DifferenceKind
  subject: string
  /** Null where the order is unknown. */
  order: { id: string; title: Bilingual } | null
  paise: number | null
  foundAt: number
  act: DifferenceAct
  settled: { at: number; how: DifferenceEnd } | null
}

/** Last comparison with the gateway; `state` of its task. */
export type ReconciliationRun = {
  state: 'waiting' | 'running' | 'done' | 'failed'
  startedAt: number
  endedAt: number | null
  /** Rows compared. */
  compared: number
}
