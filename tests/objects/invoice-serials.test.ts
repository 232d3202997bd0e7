import { inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startOfDayInIndia } from '../../domain/india.ts'
import { taxDocuments } from '../../drizzle/schema/index.ts'
import { takePayment, type Taken } from '../../worker/purchases/fulfilment.usecases.ts'
import { makeGateway } from '../../worker/purchases/gateway/gateway.ts'
import { newOrder, seller, type NewOrder } from './new-order.ts'
import { newStudent } from './new-student.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const gateway = makeGateway({ url: 'https://gateway.test', keyId: 'k', keySecret: 's', webhookSecret: 'w' }, () =>
  Promise.reject(new Error('A captured payment needs no call.')),
)

const payAt = (order: NewOrder, at: number) =>
  takePayment(
    servicesAt(() => at),
    gateway,
    { id: unique('pay_'), order_id: order.gatewayOrderId, amount: 49_900, currency: 'INR', status: 'captured' },
    seller,
  )

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

test('200 orders paid at once around the end of a financial year get each serial of both years once (PAY-22)', async () => {
  const april = startOfDayInIndia('2004-04-01')
  const userId = await newStudent()
  const made = await Promise.all(upTo(200).map(() => newOrder({ userId })))
  // Each told twice, in turn in the last millisecond of March and the first of April.
  const paid = made.flatMap((order, index) => {
    const at = april - (index % 2)
    return [payAt(order, at), payAt(order, at)]
  })
  const outcomes: Taken[] = await Promise.all(paid)
  expect([...new Set(outcomes)].sort()).toEqual(['fulfilled', 'review'])
  const years = ['03-04', '04-05']
  const rows = await db.select().from(taxDocuments).where(inArray(taxDocuments.year, years))
  for (const year of years) {
    const issued = rows.filter((row) => row.year === year)
    expect(issued.map(({ serial }) => serial).sort((one, other) => one - other)).toEqual(upTo(100))
    for (const { serial, number, content } of issued) {
      expect(number).toBe(`T/${year}/${String(serial).padStart(6, '0')}`)
      expect(content.number).toBe(number)
    }
  }
})
