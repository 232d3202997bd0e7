import { describe, expect, test } from 'vitest'
import { BuyBox } from '../../../client/ui/buy-box.tsx'
import { instantInIndia } from '../../../domain/india.ts'
import { paths } from '../../../domain/paths.ts'
import type { OfferView, Sale } from '../../../domain/purchases/offers.ts'
import { readPage } from '../../support/html.ts'
import { html } from '../support.tsx'

const offer: OfferView = {
  id: 'ofr_one',
  kind: 'series',
  itemId: 'ser_one',
  title: null,
  pricePaise: 1_49_900,
  listPaise: null,
  validityDays: 365,
  to: null,
}
const pass: OfferView = {
  ...offer,
  id: 'ofr_pass',
  kind: 'pass',
  itemId: 'pass:ssc',
  title: { en: 'SSC pass', hi: 'एसएससी पास' },
  pricePaise: 2_99_900,
}
const none: Sale = { offer: null, pass: null, ownedUntil: null }

/** What is read, and where its links lead. */
const shown = (sale: Partial<Sale>, owned = false, language: 'en' | 'hi' = 'en') => {
  const drawn = html(<BuyBox sale={{ ...none, ...sale }} owned={owned} />, { language })
  return { text: drawn.replace(/<[^>]*>/g, ''), hrefs: readPage(drawn).hrefs }
}

describe('beside an item that is not free (PAY-73)', () => {
  test('are its price with GST inside, its validity, the way to buy it and the refund policy', () => {
    const { text, hrefs } = shown({ offer })
    expect(text).toContain('₹1,499')
    expect(text).toContain('Access for 365 days · GST included')
    expect(text).toContain('Your money back within 7 days')
    expect(hrefs).toEqual([paths.checkout('ofr_one'), paths.refund()])
  })

  test('a higher price of before is struck through, and the end of the sale is a day', () => {
    const to = instantInIndia('2026-12-01', '00:00')
    const reduced = { ...offer, listPaise: 1_99_900, to }
    const drawn = html(<BuyBox sale={{ ...none, offer: reduced }} owned={false} />)
    expect(drawn).toMatch(/<s [^>]*>₹1,999<\/s>/)
    expect(shown({ offer: reduced }).text).toContain('On sale until 30 Nov 2026')
    expect(shown({ offer }).text).not.toContain('On sale until')
  })

  test('is the pass of its exam, also while it is not sold by itself', () => {
    expect(shown({ offer, pass }).hrefs).toEqual([
      paths.checkout('ofr_one'),
      paths.checkout('ofr_pass'),
      paths.refund(),
    ])
    const alone = shown({ pass }, false, 'hi')
    expect(alone.text).toContain('एसएससी पास')
    expect(alone.hrefs).toEqual([paths.checkout('ofr_pass'), paths.refund()])
  })

  test('nothing leads to a payment while it is not on sale, or once it is owned', () => {
    expect(shown({})).toMatchObject({ text: 'Not on sale at the moment', hrefs: [] })
    const until = instantInIndia('2027-11-24', '10:00')
    expect(shown({ offer, ownedUntil: until }, true)).toMatchObject({
      text: 'You have it until 24 Nov 2027.',
      hrefs: [],
    })
    expect(shown({}, true).text).toBe('You have it, without an end.')
  })
})
