import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { states } from '../../domain/accounts/student-profile.ts'
import { languages } from '../../domain/language.ts'
import { differenceEnds, differenceKinds } from '../../domain/purchases/differences.ts'
import type { MovedPurchases } from '../../domain/purchases/grants.ts'
import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import { offerStates, soldKinds } from '../../domain/purchases/offers.ts'
import { orderStates, refundStates } from '../../domain/purchases/orders.ts'
import type { RefundRefusal } from '../../domain/purchases/refund-policy.ts'
import { documentKinds } from '../../domain/purchases/serials.ts'
import { useKinds } from '../../domain/purchases/uses.ts'
import { bilingual, createdAt, flag, id, instant } from './columns.ts'

/** A student's right to an item or a series, whatever its source. */
export const entitlements = sqliteTable(
  'entitlements',
  {
    id: id(),
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    /** Order that gave it; null in rights older than the orders. */
    orderId: text('order_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('entitlements_user_idx').on(table.userId, table.itemId),
    index('entitlements_item_idx').on(table.itemId, table.userId),
    uniqueIndex('entitlements_order_idx').on(table.orderId),
    index('entitlements_ending_idx')
      .on(table.endsAt)
      .where(sql`${table.endsAt} IS NOT NULL AND ${table.revokedAt} IS NULL`),
    index('entitlements_created_idx').on(table.createdAt, table.id),
    index('entitlements_revoked_idx')
      .on(table.revokedAt, table.id)
      .where(sql`${table.revokedAt} IS NOT NULL`),
  ],
)

/** Offers: price and terms of everything that is sold. Paise with GST inside. */
export const offers = sqliteTable(
  'offers',
  {
    id: id(),
    kind: text('kind', { enum: soldKinds }).notNull(),
    /** Item; for a pass see `passId`. */
    itemId: text('item_id').notNull(),
    /** Name of a pass; null for an item, which has its own title. */
    title: bilingual('title'),
    pricePaise: integer('price_paise').notNull(),
    listPaise: integer('list_paise'),
    validityDays: integer('validity_days'),
    from: instant('from_at'),
    to: instant('to_at'),
    state: text('state', { enum: offerStates }).notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    createdBy: text('created_by'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [
    uniqueIndex('offers_item_idx').on(table.kind, table.itemId),
    index('offers_by_item_idx').on(table.itemId),
    index('offers_changed_idx').on(table.updatedAt, table.id),
  ],
)

/** Orders, with price, tax and terms as they were when the order was made. Paise. */
export const orders = sqliteTable(
  'orders',
  {
    id: id(),
    userId: text('user_id').notNull(),
    offerId: text('offer_id').notNull(),
    kind: text('kind', { enum: soldKinds }).notNull(),
    itemId: text('item_id').notNull(),
    title: bilingual('title').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** Credit for an access that this one contains. */
    creditPaise: integer('credit_paise').notNull().default(0),
    couponId: text('coupon_id'),
    couponCode: text('coupon_code'),
    discountPaise: integer('discount_paise').notNull().default(0),
    totalPaise: integer('total_paise').notNull(),
    taxablePaise: integer('taxable_paise').notNull(),
    cgstPaise: integer('cgst_paise').notNull(),
    sgstPaise: integer('sgst_paise').notNull(),
    igstPaise: integer('igst_paise').notNull(),
    refundedPaise: integer('refunded_paise').notNull().default(0),
    validityDays: integer('validity_days'),
    /** Place of supply: the state that the buyer named. Null for an order of zero. */
    buyerState: text('buyer_state', { enum: states }),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Rights that end with this order, because it contains them. */
    replaces: text('replaces', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** Reason of a grant by the office; null for a sale. */
    grantReason: text('grant_reason'),
    receipt: text('receipt').notNull().unique(),
    gatewayOrderId: text('gateway_order_id').unique(),
    paymentId: text('payment_id').unique(),
    /** Why a person has to decide: a code. */
    reviewReason: text('review_reason'),
    expiresAt: instant('expires_at').notNull(),
    /** Next question to the gateway; null when none is due. */
    pollAt: instant('poll_at'),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('orders_user_idx').on(table.userId, table.createdAt, table.id),
    index('orders_offer_idx').on(table.offerId, table.paidAt),
    index('orders_created_idx').on(table.createdAt, table.id),
    index('orders_state_idx').on(table.state, table.createdAt, table.id),
    index('orders_kind_idx').on(table.kind, table.createdAt, table.id),
    index('orders_item_idx').on(table.itemId, table.createdAt, table.id),
    index('orders_code_idx')
      .on(table.couponCode, table.createdAt, table.id)
      .where(sql`${table.couponCode} IS NOT NULL`),
    index('orders_email_idx').on(table.buyerEmail),
    index('orders_updated_idx').on(table.updatedAt, table.id),
    index('orders_review_idx')
      .on(table.updatedAt)
      .where(sql`${table.reviewReason} IS NOT NULL`),
    index('orders_paid_idx')
      .on(table.paidAt, table.id)
      .where(sql`${table.paidAt} IS NOT NULL`),
    index('orders_poll_idx')
      .on(table.pollAt)
      .where(sql`${table.pollAt} IS NOT NULL`),
    index('orders_expiry_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} IN ('created', 'pending')`),
    index('orders_coupon_idx')
      .on(table.couponId, table.userId)
      .where(sql`${table.couponId} IS NOT NULL`),
  ],
)

/** Payments of orders as the gateway told of them, those that do not fit too. */
export const payments = sqliteTable(
  'payments',
  {
    /** The gateway's id. */
    id: id(),
    orderId: text('order_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    method: text('method'),
    seenAt: instant('seen_at').notNull(),
    /** Last time that the gateway's list named it. */
    listedAt: instant('listed_at'),
  },
  (table) => [index('payments_order_idx').on(table.orderId), index('payments_seen_idx').on(table.seenAt, table.id)],
)

/** Events of the gateway that were taken: each is taken once. */
export const gatewayEvents = sqliteTable(
  'gateway_events',
  { id: id(), kind: text('kind').notNull(), receivedAt: instant('received_at').notNull() },
  (table) => [index('gateway_events_received_idx').on(table.receivedAt)],
)

/** Invoices and credit notes. Serials have no gap in a financial year; a row never changes. */
export const taxDocuments = sqliteTable(
  'tax_documents',
  {
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** "26-27". */
    year: text('year').notNull(),
    serial: integer('serial').notNull(),
    number: text('number').notNull().unique(),
    orderId: text('order_id').notNull(),
    /** Refund of a credit note; null for an invoice. */
    refundId: text('refund_id').unique(),
    /** Kept as tax law asks, also after the account has ended. */
    userId: text('user_id'),
    content: text('content', { mode: 'json' }).$type<InvoiceContent>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year, table.serial] }),
    uniqueIndex('tax_documents_invoice_idx')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    index('tax_documents_issued_idx').on(table.issuedAt),
    index('tax_documents_user_idx').on(table.userId),
  ],
)

/** Refunds, asked for by students or begun by the office. */
export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    orderId: text('order_id').notNull(),
    userId: text('user_id').notNull(),
    /** Payment of which nothing was given, such as a second one; null for the payment of the order. */
    paymentId: text('payment_id'),
    state: text('state', { enum: refundStates }).notNull(),
    amount: integer('amount').notNull(),
    /** Reason, in the student's or the administrator's words. */
    reason: text('reason').notNull(),
    /** Conditions of the policy that are not met, as it was asked for. */
    refusals: text('refusals', { mode: 'json' }).$type<readonly RefundRefusal[]>().notNull(),
    /** The office's answer to the student. */
    answer: text('answer'),
    gatewayRefundId: text('gateway_refund_id').unique(),
    /** Tries at the gateway: a new one, with a new key, begins only after one that has failed for certain. */
    tries: integer('tries').notNull().default(0),
    /** Code of the gateway for a refund that failed. */
    failure: text('failure'),
    /** Next question to the gateway, or next try; null when none is due. */
    pollAt: instant('poll_at'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('refunds_order_idx').on(table.orderId),
    uniqueIndex('refunds_one_open_idx')
      .on(table.orderId)
      .where(sql`${table.state} IN ('requested', 'approved', 'initiated', 'failed')`),
    index('refunds_user_idx').on(table.userId, table.requestedAt),
    index('refunds_state_idx').on(table.state, table.requestedAt, table.id),
    index('refunds_poll_idx')
      .on(table.pollAt)
      .where(sql`${table.pollAt} IS NOT NULL`),
  ],
)

/**
 * Uses of premium items that a student opened by right, for the conditions of refunds. A part is written at its first use
 * after the student's latest right.
 */
export const itemUses = sqliteTable(
  'item_uses',
  {
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind', { enum: useKinds }).notNull(),
    /** Lesson or chapter; of a file, its language and the twentieth that was sent. Empty for the whole item. */
    part: text('part').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId, table.kind, table.part] })],
)

export const coupons = sqliteTable(
  'coupons',
  {
    id: id(),
    /** In capitals, without blanks. */
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: ['percent', 'flat'] }).notNull(),
    value: integer('value').notNull(),
    cap: integer('cap'),
    offerIds: text('offer_ids', { mode: 'json' }).$type<readonly string[]>().notNull(),
    from: instant('from_at'),
    to: instant('to_at'),
    leastPaise: integer('least_paise').notNull().default(0),
    totalLimit: integer('total_limit'),
    perStudent: integer('per_student'),
    firstOrderOnly: flag('first_order_only').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    note: text('note').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    createdBy: text('created_by'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [index('coupons_created_idx').on(table.createdAt, table.id)],
)

/** Differences between orders, payments, invoices, rights and the gateway; each is listed once. */
export const moneyDifferences = sqliteTable(
  'money_differences',
  {
    id: id(),
    kind: text('kind', { enum: differenceKinds }).notNull(),
    /** Id of the payment, refund, order or right, or number of the document, that differs. */
    subject: text('subject').notNull(),
    orderId: text('order_id'),
    paise: integer('paise'),
    foundAt: instant('found_at').notNull(),
    settledAt: instant('settled_at'),
    /** Null where it ended by itself. */
    settledBy: text('settled_by'),
    how: text('how', { enum: differenceEnds }),
  },
  (table) => [
    uniqueIndex('money_differences_subject_idx').on(table.kind, table.subject),
    index('money_differences_open_idx')
      .on(table.foundAt, table.id)
      .where(sql`${table.settledAt} IS NULL`),
    index('money_differences_settled_idx')
      .on(table.settledAt, table.id)
      .where(sql`${table.settledAt} IS NOT NULL`),
  ],
)

/** Purchases of a doubled account that were moved to another, so that the move can be undone. */
export const purchaseMerges = sqliteTable(
  'purchase_merges',
  {
    id: id(),
    fromUserId: text('from_user_id').notNull(),
    toUserId: text('to_user_id').notNull(),
    moved: text('moved', { mode: 'json' }).$type<MovedPurchases>().notNull(),
    mergedAt: instant('merged_at').notNull(),
    mergedBy: text('merged_by').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('purchase_merges_from_idx').on(table.fromUserId, table.mergedAt),
    index('purchase_merges_to_idx').on(table.toUserId, table.mergedAt),
  ],
)
