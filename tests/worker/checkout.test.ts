import { describe, expect, inject, test } from 'vitest'
import { newStudent, query, unique, Visitor } from '../support/http.ts'
import { addCoupon, addOffer } from '../support/offers.ts'

const gateway = inject('gateway')

const policyOf = (headers: Headers): string => headers.get('content-security-policy') ?? ''
const formTargets = (headers: Headers): string => /form-action ([^;]*)/.exec(policyOf(headers))?.[1] ?? ''

type Typed = { state?: string; coupon?: string; totalPaise?: string; orderId?: string }

/** Posts the form of a checkout as a browser without script does. */
const post = (student: Visitor, offerId: string, typed: Typed) =>
  student.call('POST', `/checkout/${offerId}`, undefined, {
    raw: new URLSearchParams(typed).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const valueOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

describe('the checkout alone leads to the gateway (PAY-34)', () => {
  test('as a page and as the answer to its form', async () => {
    const [student, offerId] = [await newStudent(), await addOffer()]
    const page = await student.get(`/checkout/${offerId}`)
    expect(page.status).toBe(200)
    expect(formTargets(page.headers)).toBe(`'self' ${gateway}`)
    const refused = await post(student, offerId, { totalPaise: '49900' })
    expect([refused.status, formTargets(refused.headers)]).toEqual([422, `'self' ${gateway}`])
    const placed = await post(student, offerId, { totalPaise: '49900', state: 'UP' })
    expect([placed.status, formTargets(placed.headers)]).toEqual([200, `'self' ${gateway}`])
    expect(placed.text).toContain(`action="${gateway}/v1/checkout/embedded"`)
  })

  test.each(['/', '/tests', '/my-purchases', '/my-purchases/none', '/checkout', '/checkout/a/b', '/profile'])(
    'not %s, for a student or a visitor',
    async (path) => {
      for (const caller of [await newStudent(), new Visitor()]) {
        const { headers, status } = await caller.get(path)
        if (status === 200 || status === 404) expect(formTargets(headers)).toBe(`'self'`)
      }
    },
  )
})

describe('the form of the checkout (PAY-8)', () => {
  test('sends a visitor to the sign-in and back, with what was typed', async () => {
    const offerId = await addOffer()
    const { status, headers } = await new Visitor().get(`/checkout/${offerId}?coupon=DEMO20&state=UP`)
    expect(status).toBe(302)
    const next = new URLSearchParams({ next: `/checkout/${offerId}?coupon=DEMO20&state=UP` })
    expect(headers.get('location')).toBe(`/login?${next}`)
  })

  test('shows the new price and asks again when it has changed, and loses nothing', async () => {
    const [student, offerId, code] = [await newStudent(), await addOffer(), await addCoupon()]
    const { status, text } = await post(student, offerId, { totalPaise: '49900', state: 'UP', coupon: code })
    expect(status).toBe(409)
    expect(text).toContain('The price has changed')
    expect(text).toContain('It was ₹499 and is ₹400.')
    expect(valueOf(text, 'totalPaise')).toBe('40000')
    expect(text).toContain(`value="${code}"`)
    expect(text).toMatch(/<option value="UP" selected/)
  })

  test('says why a coupon does not hold, in the language of the page', async () => {
    const [student, offerId, code] = [await newStudent(), await addOffer(), unique('NONE').toUpperCase()]
    const page = await student.get(`/checkout/${offerId}?coupon=${code.toLowerCase()}&lang=hi`)
    expect(page.text).toContain(`${code} नाम का कोई कूपन नहीं है।`)
    const posted = await post(student, offerId, { totalPaise: '49900', state: 'UP', coupon: code })
    expect([posted.status, posted.text.includes(`There is no coupon ${code}.`)]).toEqual([422, true])
  })

  test('asks for a state that is missing, and knows it afterwards (PAY-9)', async () => {
    const [student, offerId] = [await newStudent(), await addOffer()]
    const { status, text } = await post(student, offerId, { totalPaise: '49900' })
    expect([status, text.includes('Choose your state or union territory.')]).toEqual([422, true])
    await post(student, offerId, { totalPaise: '49900', state: 'BR' })
    expect((await student.get(`/checkout/${await addOffer()}`)).text).toMatch(/<option value="BR" selected/)
  })

  test('leads to an order that is placed already, and to the page of one that cannot be paid (PAY-33)', async () => {
    const [student, offerId] = [await newStudent(), await addOffer()]
    const placed = await post(student, offerId, { totalPaise: '49900', state: 'UP' })
    const [, orderId = ''] = /my-purchases\/(ord_\w+)/.exec(valueOf(placed.text, 'cancel_url')) ?? []
    const again = await post(student, offerId, { orderId })
    expect(valueOf(again.text, 'order_id')).toBe(valueOf(placed.text, 'order_id'))
    await student.post(`/api/orders/${orderId}/cancellation`)
    const over = await post(student, offerId, { orderId })
    expect([over.status, over.headers.get('location')]).toEqual([302, `/my-purchases/${orderId}`])
  })

  test('says that an offer was withdrawn in between, and takes nothing', async () => {
    const [student, offerId] = [await newStudent(), await addOffer()]
    await query(`UPDATE offers SET state = 'withdrawn' WHERE id = ?`, offerId)
    const { status, text } = await post(student, offerId, { totalPaise: '49900', state: 'UP' })
    expect([status, text.includes('This is not on sale now')]).toEqual([409, true])
    expect((await student.get('/checkout/none')).status).toBe(404)
  })
})

test('the order of another student is as if missing (PAY-27)', async () => {
  const [student, offerId] = [await newStudent(), await addOffer()]
  const placed = await post(student, offerId, { totalPaise: '49900', state: 'UP' })
  const [path = ''] = /\/my-purchases\/ord_\w+/.exec(valueOf(placed.text, 'cancel_url')) ?? []
  expect((await student.get(path)).status).toBe(200)
  expect((await (await newStudent()).get(path)).status).toBe(404)
  expect((await new Visitor().get(path)).headers.get('location')).toMatch(/^\/login\?next=/)
})
