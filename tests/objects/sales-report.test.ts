import { lt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOfDayInIndia } from '../../domain/india.ts'
import { figuresOf } from '../../domain/sales/sums.ts'
import { taxDocuments } from '../../drizzle/schema/index.ts'
import { readReport, readSales } from '../../worker/sales/report.usecases.ts'
import { keepSalesDays } from '../../worker/sales/sales.cron.ts'
import { forgetKeptDays, sell } from './new-documents.ts'
import { db, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)
afterAll(forgetKeptDays)

/** An instant of a day in India. */
const on = (day: string, minutes = 600): number => startOfDayInIndia(day) + minutes * 60_000

const servicesOn = (day: string) => servicesAt(() => on(day))

describe('the report of sales (PAY-70)', () => {
  beforeAll(async () => {
    await forgetKeptDays()
    // Days are kept from the first document on; other files have some of earlier years.
    await db.delete(taxDocuments).where(lt(taxDocuments.issuedAt, on('1995-01-01')))
    await sell({ at: on('1995-03-31', 1_439), price: 49_900 })
    await sell({ at: on('1995-04-01', 0), price: 99_900, discount: 19_900, coupon: 'APRIL', itemId: 'crs_two' })
    await sell({
      at: on('1995-04-02'),
      price: 49_900,
      state: 'DL',
      coupon: 'APRIL',
      discount: 900,
      returned: { at: on('1995-04-03'), paise: 20_000 },
    })
  })

  test('adds up what was issued, by day, product and coupon, and compares it with the days before', async () => {
    const report = await readReport(servicesOn('1995-04-04'), { from: '1995-04-01', to: '1995-04-03' })
    expect(figuresOf(report.sums)).toEqual({
      sold: 129_000,
      gross: 149_800,
      discounts: 20_800,
      returned: 20_000,
      gst: 12_203 + 7_474 - 3_050,
      net: 129_000 - 20_000 - (12_203 + 7_474 - 3_050),
    })
    expect(report.before).toMatchObject({ from: '1995-03-29', to: '1995-03-31', sums: { total: 49_900, invoices: 1 } })
    expect(report.periods.map(({ period, sums }) => [period, sums.total, sums.returned])).toEqual([
      ['1995-04-01', 80_000, 0],
      ['1995-04-02', 49_000, 0],
      ['1995-04-03', 0, 20_000],
    ])
    expect(report.products).toMatchObject([
      { itemId: 'crs_two', kind: 'series', sums: { total: 80_000 } },
      { itemId: 'srs_one', title: { en: 'srs_one' }, sums: { total: 49_000, returned: 20_000 } },
    ])
    expect(report.coupons).toMatchObject([{ code: 'APRIL', sums: { invoices: 2, discount: 20_800, notes: 1 } }])
  })

  test('is the same from the kept sums of days, which the clock keeps once', async () => {
    const span = { from: '1995-03-30', to: '1995-04-04' }
    const services = servicesOn('1995-04-04')
    const fresh = await readSales(services, span)
    for (const day of ['1995-04-02', '1995-04-03', '1995-04-03', '1995-05-01']) {
      await keepSalesDays(servicesOn(day))
      expect(await readSales(services, span), day).toEqual({ ...fresh, isBehind: false })
    }
    await sell({ at: on('1995-05-02'), price: 100 })
    const later = await readSales(servicesOn('1995-05-02'), { from: '1995-04-01', to: '1995-05-02' })
    expect(later.sums).toMatchObject({ total: 129_100, invoices: 3 })
  })

  test('has a point a month for a longer span, and zero where nothing was sold', async () => {
    const { periods, chart } = await readReport(servicesOn('1995-06-01'), { from: '1995-01-01', to: '1995-05-31' })
    expect(periods.map(({ period, sums }) => [period, sums.total])).toEqual([
      ['1995-01', 0],
      ['1995-02', 0],
      ['1995-03', 49_900],
      ['1995-04', 129_000],
      ['1995-05', 100],
    ])
    expect(chart.line).not.toBe('')
    const empty = await readReport(servicesOn('1995-06-01'), { from: '1994-01-01', to: '1994-01-31' })
    expect(empty).toMatchObject({ sums: { invoices: 0, notes: 0 }, products: [], coupons: [] })
  })
})
