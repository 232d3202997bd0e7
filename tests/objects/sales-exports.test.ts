import { and, eq } from 'drizzle-orm'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { states } from '../../domain/accounts/student-profile.ts'
import { startOfDayInIndia } from '../../domain/india.ts'
import { countedTo } from '../../domain/lists.ts'
import { auditLog, taxDocuments } from '../../drizzle/schema/index.ts'
import { salesExports } from '../../worker/sales/exports.usecases.ts'
import { exportReturn, readReturn } from '../../worker/sales/gst.usecases.ts'
import { forgetKeptDays, sell, type Sale } from './new-documents.ts'
import { seller } from './new-order.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep } from './take-step.ts'

beforeAll(prepareDatabase)
beforeAll(forgetKeptDays)

const dayMs = 86_400_000
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const at = (day: string, ms = 0): number => startOfDayInIndia(day) + ms

/** Repeatable numbers below 1 (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 4_294_967_296
  }
}

const randomSale = (random: () => number, month: string): Sale => {
  const whole = (below: number): number => Math.floor(random() * below)
  const price = 100 + whole(500_000)
  const paise = price - whole(100)
  const day = at(`${month}-01`, whole(27) * dayMs + whole(dayMs))
  return {
    at: day,
    price,
    discount: price - paise,
    state: states[whole(states.length)] ?? 'DL',
    ...(random() < 0.3 && { returned: { at: day + 1_000, paise: 1 + whole(paise) } }),
  }
}

type Issued = Awaited<ReturnType<typeof sell>>

/** Sums of contents, credit notes taken off, one by one. */
const addedUp = (documents: Issued) => {
  const sum = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
  for (const { kind, content } of documents)
    for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const)
      sum[part] += kind === 'invoice' ? content.parts[part] : -content.parts[part]
  return sum
}

const summed = (rows: readonly ReturnType<typeof addedUp>[]) => {
  const sum = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
  for (const row of rows) for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) sum[part] += row[part]
  return sum
}

describe('the GST return of a month (PAY-72)', () => {
  test.each([1, 2, 3])('adds up to its documents to the paisa, seed %i', async (seed) => {
    const month = `1991-0${seed + 3}`
    const random = randomOf(seed)
    const issued: Issued = []
    for (let count = 0; count < 60; count += 1) issued.push(...(await sell(randomSale(random, month))))
    const { gstin, b2cs, hsn, documents } = await readReturn(servicesAt(), month)
    expect(gstin).toBe(seller.gstin)
    expect(summed(b2cs)).toEqual(addedUp(issued))
    expect(summed(hsn)).toEqual(addedUp(issued))
    const delhi = b2cs.find(({ place }) => place === '07')
    expect(delhi?.isInterstate ?? false).toBe(false)
    const invoices = issued.filter(({ kind }) => kind === 'invoice')
    expect(documents.filter(({ kind }) => kind === 'invoice')).toEqual([
      { kind: 'invoice', from: invoices[0]?.number, to: invoices.at(-1)?.number, documents: 60 },
    ])
    expect(documents.reduce((sum, run) => sum + run.documents, 0)).toBe(issued.length)
  })

  test('ends at midnight in India, and names a serial of the next month apart', async () => {
    const [late] = await sell({ at: at('1991-09-01', -1), price: 10_000 })
    const [early] = await sell({ at: at('1991-09-01'), price: 20_000 })
    const [between] = await sell({ at: at('1991-09-01', -2), price: 30_000 })
    const august = await readReturn(servicesAt(), '1991-08')
    expect(summed(august.b2cs)).toEqual(addedUp([late, between].filter((each) => each !== undefined)))
    expect(august.documents).toEqual([
      { kind: 'invoice', from: late?.number, to: late?.number, documents: 1 },
      { kind: 'invoice', from: between?.number, to: between?.number, documents: 1 },
    ])
    const september = await readReturn(servicesAt(), '1991-09')
    expect(september.documents).toMatchObject([{ from: early?.number, documents: 1 }])
  })

  test('is given as the portal takes it and as tables, each with an audit row', async () => {
    const by = unique('usr_')
    await sell({ at: at('1991-11-05'), price: 11_800, state: 'DL' })
    await sell({ at: at('1991-11-06'), price: 23_600, returned: { at: at('1991-11-07'), paise: 11_800 } })
    const fileOf = async (file: 'gstr1.json' | 'b2cs.csv' | 'hsn.csv' | 'docs.csv') =>
      textOf(await exportReturn(servicesAt(), by, { month: '1991-11', file }))
    expect(JSON.parse(await fileOf('gstr1.json'))).toMatchObject({
      gstin: seller.gstin,
      fp: '111991',
      b2cs: [
        { sply_ty: 'INTRA', pos: '07', typ: 'OE', rt: 18, txval: 100, iamt: 0, camt: 9, samt: 9, csamt: 0 },
        { sply_ty: 'INTER', pos: '09', typ: 'OE', rt: 18, txval: 100, iamt: 18, camt: 0, samt: 0 },
      ],
      hsn: { hsn_b2b: [], hsn_b2c: [{ num: 1, hsn_sc: '999293', uqc: 'NA', qty: 0, txval: 200, iamt: 18, camt: 9 }] },
      doc_issue: {
        doc_det: [
          { doc_num: 1, docs: [{ num: 1, totnum: 2, cancel: 0, net_issue: 2 }] },
          { doc_num: 5, docs: [{ totnum: 1 }] },
        ],
      },
    })
    expect(parseCsv(await fileOf('b2cs.csv'))).toEqual([
      expect.arrayContaining(['Place Of Supply', 'Taxable Value']),
      ['OE', '07-Delhi', '18', '100', '0', '9', '9', '0'],
      ['OE', '09-Uttar Pradesh', '18', '100', '18', '0', '0', '0'],
    ])
    expect(parseCsv(await fileOf('hsn.csv'))[1]?.slice(0, 7)).toEqual([
      '999293',
      'Commercial training and coaching services',
      'NA',
      '0',
      '236',
      '18',
      '200',
    ])
    expect(parseCsv(await fileOf('docs.csv'))).toHaveLength(3)
    const rows = await db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.actor, by), eq(auditLog.itemId, 'gst_return')))
    expect(rows).toHaveLength(4)
    expect(rows[0]?.detail).toEqual({ file: 'gstr1.json', month: '1991-11', documents: 3 })
  })
})

describe('an export of sales (PAY-71)', () => {
  test('holds days, products, coupons and documents, and begins no formula', async () => {
    const by = unique('usr_')
    const span = { from: '1992-04-01', to: '1992-04-02' }
    const sold = { price: 49_900, discount: 9_950, itemId: '=HYPERLINK("x")', coupon: '=CMD' }
    await sell({ at: at('1992-04-01', 1), ...sold, returned: { at: at('1992-04-02', 1), paise: 10_000 } })
    const rowsOf = async (table: 'days' | 'products' | 'coupons' | 'documents') => {
      const { body } = await salesExports.now(servicesAt(), { ...span, table, format: 'csv' }, by)
      return parseCsv(textOf(body)).slice(1)
    }
    expect(await rowsOf('days')).toEqual([
      ['1992-04-01', '1', '499', '99.5', '399.5', '0', '0', '0', '0', '60.94', '60.94', '338.56'],
      ['1992-04-02', '0', '0', '0', '0', '1', '100', '0', '0', '-15.25', '-15.25', '-84.75'],
    ])
    const [product] = await rowsOf('products')
    expect(product?.slice(0, 3)).toEqual([`'=HYPERLINK("x")`, 'series', `'=HYPERLINK("x")`])
    const [coupon] = await rowsOf('coupons')
    expect(coupon?.slice(0, 3)).toEqual([`'=CMD`, '1', '499'])
    const documents = await rowsOf('documents')
    expect(documents.map(([kind, , day]) => [kind, day])).toEqual([
      ['invoice', '1992-04-01'],
      ['credit_note', '1992-04-02'],
    ])
    expect(documents[0]).toContain(`'=Asha`)
    const { body, name } = await salesExports.now(servicesAt(), { ...span, table: 'days', format: 'xlsx' }, by)
    expect(name).toMatch(/^taiyari-sales-days-.*\.xlsx$/)
    expect((await readXlsx(body)).sheets[0]?.rows).toHaveLength(3)
  })

  test('of more than 1,000 documents is a task, in which pages of one instant lose none', async () => {
    const by = unique('usr_')
    const [issued] = await sell({ at: at('1992-06-01'), price: 49_900 })
    if (!issued) throw new Error('no document')
    const rows = Array.from({ length: countedTo + 1 }, (_, index) => {
      const number = `T/X/${String(index).padStart(6, '0')}`
      return { ...issued, year: 'X', serial: index, number, orderId: unique('ord_') }
    })
    for (let first = 0; first < rows.length; first += 10)
      await db.insert(taxDocuments).values(rows.slice(first, first + 10))
    const input = { from: '1992-06-01', to: '1992-06-01', table: 'documents', format: 'csv' } as const
    await expect(salesExports.now(servicesAt(), input, by)).rejects.toMatchObject({ status: 409 })
    const { taskId } = await salesExports.start(servicesAt(), input, by)
    await takeStep(servicesAt(), taskId)
    expect(await salesExports.read(servicesAt(), taskId, by)).toMatchObject({ state: 'done', rows: countedTo + 2 })
    const file = await salesExports.file(servicesAt(), taskId, by)
    const numbers = parseCsv(await new Response(file.body).text()).map(([, number]) => number)
    expect(new Set(numbers).size).toBe(countedTo + 3)
    await expect(salesExports.file(servicesAt(), taskId, unique('usr_'))).rejects.toMatchObject({ status: 404 })
  })
})
