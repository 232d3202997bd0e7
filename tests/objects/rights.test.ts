import { beforeAll, describe, expect, test } from 'vitest'
import { entitlements, offers, orders } from '../../drizzle/schema/index.ts'
import { rightsOf } from '../../worker/purchases/rights.usecases.ts'
import { newStudent } from './new-student.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const now = Date.UTC(2026, 10, 1)
const dayMs = 86_400_000

type Right = { itemId?: string; startsAt?: number; endsAt?: number | null; revokedAt?: number; orderId?: string }

const newPass = async (): Promise<string> => {
  const itemId = unique('pass:')
  await db.insert(offers).values({
    id: unique('ofr_'),
    kind: 'pass',
    itemId,
    title: { en: 'All tests', hi: 'सारे टेस्ट' },
    pricePaise: 49_900,
    validityDays: 30,
    state: 'active',
    updatedAt: 1,
  })
  return itemId
}

const give = async (userId: string, itemId: string, right: Right = {}): Promise<void> => {
  await db.insert(entitlements).values({
    id: unique('ent_'),
    userId,
    itemId,
    startsAt: now - dayMs,
    endsAt: now + dayMs,
    createdAt: now,
    ...right,
  })
}

const rights = async (userId: string) =>
  (
    await rightsOf(
      servicesAt(() => now),
      userId,
    )
  ).items

describe('what a student owns (PAY-27)', () => {
  test('is one item with the end of its last extension', async () => {
    const [userId, itemId] = [await newStudent(), await newPass()]
    await give(userId, itemId)
    await give(userId, itemId, { startsAt: now + dayMs, endsAt: now + 31 * dayMs })
    expect(await rights(userId)).toMatchObject([
      { kind: 'pass', itemId, title: { en: 'All tests' }, endsAt: now + 31 * dayMs, isRunning: true },
    ])
  })

  test('comes by its end, before what has ended; what was taken back is not there', async () => {
    const userId = await newStudent()
    const [soon, later, over, back] = [await newPass(), await newPass(), await newPass(), await newPass()]
    await give(userId, later, { endsAt: null })
    await give(userId, over, { endsAt: now - 1 })
    await give(userId, soon)
    await give(userId, back, { revokedAt: now - 1 })
    const found = await rights(userId)
    expect(found.map(({ itemId, isRunning }) => [itemId, isRunning])).toEqual([
      [soon, true],
      [later, true],
      [over, false],
    ])
  })

  test('says why the office gave it', async () => {
    const [userId, itemId, orderId] = [await newStudent(), await newPass(), unique('ord_')]
    await db.insert(orders).values({
      id: orderId,
      userId,
      offerId: 'none',
      kind: 'pass',
      itemId,
      title: { en: 'All tests', hi: '' },
      state: 'fulfilled',
      pricePaise: 0,
      totalPaise: 0,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      buyerName: 'Asha',
      buyerEmail: 'asha@example.com',
      language: 'en',
      receipt: orderId,
      grantReason: 'Scholarship test, first place',
      expiresAt: now,
      updatedAt: now,
    })
    await give(userId, itemId, { orderId })
    expect(await rights(userId)).toMatchObject([{ grantReason: 'Scholarship test, first place', orderId }])
  })
})
