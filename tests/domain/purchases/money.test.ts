import { assert, boolean, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponCode, couponVerdict, type Coupon } from '../../../domain/purchases/coupons.ts'
import { awaitsPayment, nextPoll, orderSources, orderStates } from '../../../domain/purchases/orders.ts'
import { refundRefusalsOf } from '../../../domain/purchases/refund-policy.ts'
import { documentNumber, financialYear } from '../../../domain/purchases/serials.ts'
import { refundedParts, taxParts } from '../../../domain/purchases/tax.ts'
import { upgradeCredit } from '../../../domain/purchases/upgrades.ts'
import { openingParts, partsIn } from '../../../domain/purchases/uses.ts'

const dayMs = 86_400_000
const paise = integer({ min: 1, max: 100_000_00 })

describe('GST inside a price (PAY-3)', () => {
  test('499 rupees hold 76.12 of tax: 38.06 and 38.06 within a state, 76.12 between states', () => {
    expect(taxParts(49_900, false)).toEqual({ taxable: 42_288, cgst: 3_806, sgst: 3_806, igst: 0 })
    expect(taxParts(49_900, true)).toEqual({ taxable: 42_288, cgst: 0, sgst: 0, igst: 7_612 })
  })

  test('the parts add up to the price, and the halves are equal', () => {
    assert(
      property(paise, boolean(), (price, isInterstate) => {
        const { taxable, cgst, sgst, igst } = taxParts(price, isInterstate)
        expect(taxable + cgst + sgst + igst).toBe(price)
        expect(cgst).toBe(sgst)
      }),
    )
  })

  test('refunds in parts give back exactly the taxes of the invoice (PAY-26)', () => {
    assert(
      property(
        integer({ min: 3, max: 100_000_00 }),
        boolean(),
        integer({ min: 1, max: 1_000 }),
        (price, isInterstate, cut) => {
          const invoice = taxParts(price, isInterstate)
          const first = Math.max(1, Math.floor((price * cut) / 1_001))
          const parts = [refundedParts(invoice, price, 0, first), refundedParts(invoice, price, first, price - first)]
          for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const)
            expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(invoice[name])
        },
      ),
    )
  })
})

test('a financial year begins on the first of April in India, and numbers have at most 16 characters (PAY-22)', () => {
  expect(financialYear(Date.parse('2027-03-31T18:29:59Z'))).toBe('26-27')
  expect(financialYear(Date.parse('2027-03-31T18:30:00Z'))).toBe('27-28')
  expect(financialYear(Date.parse('2099-12-01T00:00:00Z'))).toBe('99-00')
  expect(documentNumber('invoice', '26-27', 123)).toBe('T/26-27/000123')
  expect(documentNumber('credit_note', '26-27', 99_999_999).length).toBeLessThanOrEqual(16)
})

test('an order that failed, expired or was cancelled can still become paid, and nothing else goes back (PAY-11)', () => {
  for (const state of ['failed', 'expired', 'cancelled'] as const) expect(orderSources.paid).toContain(state)
  const paidOrLater = orderStates.filter((state) => !awaitsPayment(state))
  for (const state of orderStates.filter(awaitsPayment))
    for (const source of orderSources[state]) expect(paidOrLater).not.toContain(source)
})

test('an unanswered payment is polled after 2, 10 and 60 minutes and then daily for 3 days (PAY-16)', () => {
  const polls: number[] = []
  for (let at = nextPoll(0, 0); at !== null; at = nextPoll(0, at)) polls.push(at / 60_000)
  expect(polls).toEqual([2, 10, 60, 1_440, 2_880, 4_320])
})

const coupon: Coupon = {
  code: 'DEMO20',
  kind: 'percent',
  value: 20,
  cap: 10_000,
  offerIds: [],
  from: null,
  to: null,
  leastPaise: 0,
  totalLimit: 10,
  perStudent: 1,
  firstOrderOnly: false,
  isActive: true,
}
const unused = { total: 0, byStudent: 0, studentOrders: 0 }
const offer = { offerId: 'ofr_1', price: 49_900 }

describe('a coupon (PAY-4)', () => {
  test('takes whole rupees off, up to its cap and the price', () => {
    expect(couponVerdict(coupon, offer, unused, 0)).toEqual({ discount: 9_900, refusal: null })
    expect(couponVerdict({ ...coupon, cap: 5_000 }, offer, unused, 0).discount).toBe(5_000)
    expect(couponVerdict({ ...coupon, kind: 'flat', value: 60_000 }, offer, unused, 0).discount).toBe(49_900)
  })

  test.each([
    [null, unused, 'unknown'],
    [{ isActive: false }, unused, 'unknown'],
    [{ from: 11 }, unused, 'not_yet'],
    [{ to: 10 }, unused, 'over'],
    [{ offerIds: ['ofr_2'] }, unused, 'other_offer'],
    [{ leastPaise: 49_901 }, unused, 'too_cheap'],
    [{}, { ...unused, total: 10 }, 'used_up'],
    [{}, { ...unused, byStudent: 1 }, 'used_by_you'],
    [{ firstOrderOnly: true }, { ...unused, studentOrders: 1 }, 'first_order'],
  ] as const)('%o is refused with its reason', (change, use, refusal) => {
    const asked = change === null ? null : { ...coupon, ...change }
    expect(couponVerdict(asked, offer, use, 10)).toEqual({ discount: 0, refusal })
  })

  test('is found in lower case and with blanks', () => {
    expect(couponCode(' demo 20 ')).toBe('DEMO20')
  })
})

test('an upgrade credits the price paid by the days left, down to a rupee (PAY-6)', () => {
  const owned = { paidPaise: 49_900, startsAt: 0, endsAt: 365 * dayMs }
  expect(upgradeCredit(owned, 100 * dayMs)).toBe(36_200)
  expect(upgradeCredit(owned, 365 * dayMs)).toBe(0)
  expect(upgradeCredit(owned, -dayMs)).toBe(49_900)
})

describe('the seven days of the refund policy (PAY-24)', () => {
  const usage = {
    testsTaken: 2,
    lessonsOpened: 2,
    lessons: 10,
    pagesRead: 4,
    pages: 20,
    videosWatched: 1,
    videos: 5,
    isDownloaded: false,
  }
  const bought = { paidAt: 0, isBlocked: false, isUpgraded: false }

  test('hold to the minute, for a taste', () => {
    expect(refundRefusalsOf(bought, usage, 7 * dayMs)).toEqual([])
    expect(refundRefusalsOf(bought, usage, 7 * dayMs + 1)).toEqual(['late'])
  })

  test.each([
    ['tests', { testsTaken: 3 }],
    ['lessons', { lessonsOpened: 3 }],
    ['pages', { pagesRead: 5 }],
    ['videos', { videosWatched: 2 }],
    ['downloaded', { isDownloaded: true }],
  ] as const)('are refused for %s beyond it', (refusal, more) => {
    expect(refundRefusalsOf(bought, { ...usage, ...more }, 1)).toEqual([refusal])
  })

  test('name every condition that is not met', () => {
    const used = { ...usage, testsTaken: 3, isDownloaded: true }
    expect(refundRefusalsOf({ ...bought, isBlocked: true, isUpgraded: true }, used, 1)).toEqual([
      'tests',
      'downloaded',
      'upgraded',
      'blocked',
    ])
  })
})

describe('reading of a file (PAY-25)', () => {
  test('ranges that follow each other name every twentieth once, however they are cut', () => {
    assert(
      property(integer({ min: 20, max: 5_000_000 }), integer({ min: 1, max: 300_000 }), (size, chunk) => {
        const step = Math.max(chunk, Math.ceil(size / 500))
        const starts = Array.from({ length: Math.ceil(size / step) }, (_, index) => index * step)
        const parts = starts.flatMap((offset) => partsIn({ offset, length: Math.min(step, size - offset) }, size))
        expect(parts).toEqual(Array.from({ length: 20 }, (_, index) => String(index)))
      }),
    )
  })

  test('what opens a file is not reading: 64 KiB of a large one, half of a small one', () => {
    expect(openingParts(10 * 1024 * 1024)).toBe(1)
    expect(openingParts(640 * 1024)).toBe(2)
    expect(openingParts(20 * 1024)).toBe(10)
  })
})
