import { expect, test } from 'vitest'
import { orderStates } from '../../domain/purchases/orders.ts'
import { financialYear } from '../../domain/purchases/serials.ts'
import { query } from '../support/http.ts'

const demo = `id LIKE 'ord_demo-%'`

test('the demo has orders in every state, refunds to decide and a student who owns two things (PAY-75)', async () => {
  const rows = await query<{ state: string }>(`SELECT DISTINCT state FROM orders WHERE ${demo}`)
  // Paid and fulfilled are one batch. The orders of the last minutes expire while a test runs.
  const passing = new Set(['paid', 'created', 'pending'])
  const lasting = orderStates.filter((state) => !passing.has(state))
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(lasting))
  expect(
    await query(`SELECT id FROM refunds WHERE state IN ('requested', 'failed') AND id LIKE 'rfd_demo-%'`),
  ).toHaveLength(2)
  const owned = await query(`SELECT item_id FROM entitlements WHERE user_id = 'demo-buyer' AND revoked_at IS NULL`)
  expect(owned).toHaveLength(2)
  expect(
    await query(`SELECT 1 FROM orders WHERE ${demo} AND coupon_code = 'DEMO20' AND state = 'fulfilled'`),
  ).toHaveLength(1)
})

test('documents of the demo are numbered by their days without a gap (PAY-22)', async () => {
  const rows = await query<{ kind: string; serial: number; year: string; issued_at: number }>(
    `SELECT kind, serial, year, issued_at FROM tax_documents WHERE order_id LIKE 'ord_demo-%' ORDER BY kind, issued_at`,
  )
  expect(rows.length).toBeGreaterThan(8)
  for (const [, same] of Map.groupBy(rows, ({ kind, year }) => `${kind} ${year}`))
    expect(same.map(({ serial }) => serial)).toEqual(same.map((_, index) => index + 1))
  for (const { year, issued_at } of rows) expect(year).toBe(financialYear(issued_at))
})
