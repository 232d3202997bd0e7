import { taxParts } from '../../domain/purchases/tax.ts'
import { orders } from '../../drizzle/schema/index.ts'
import { newStudent } from './new-student.ts'
import { db, unique } from './support.ts'

export const seller = {
  name: { en: 'Taiyari', hi: 'तैयारी' },
  address: { en: 'Delhi', hi: 'दिल्ली' },
  gstin: '07AAAAA0000A1Z5',
  state: 'DL',
} as const

type OrderParts = Partial<typeof orders.$inferInsert>

/** An unpaid order that the gateway knows. */
export const newOrder = async (parts: OrderParts = {}) => {
  const totalPaise = parts.totalPaise ?? 49_900
  const now = Date.now()
  const { taxable, ...tax } = taxParts(totalPaise, true)
  const order = {
    id: unique('ord_'),
    userId: parts.userId ?? (await newStudent()),
    offerId: unique('ofr_'),
    kind: 'series' as const,
    itemId: unique('srs_'),
    title: { en: 'Mocks', hi: 'मॉक' },
    state: 'pending' as const,
    pricePaise: 49_900,
    totalPaise,
    taxablePaise: taxable,
    cgstPaise: tax.cgst,
    sgstPaise: tax.sgst,
    igstPaise: tax.igst,
    validityDays: 30,
    buyerState: 'UP' as const,
    buyerName: 'Asha',
    buyerEmail: 'asha@example.com',
    language: 'en' as const,
    receipt: unique('rcp'),
    gatewayOrderId: unique('order_'),
    expiresAt: now + 1_800_000,
    createdAt: now - 1,
    updatedAt: now,
    ...parts,
  }
  await db.insert(orders).values(order)
  return order
}
export type NewOrder = Awaited<ReturnType<typeof newOrder>>
