import { expect, test } from 'vitest'
import { readPage } from '../support/html.ts'
import { newStudent, Visitor } from '../support/http.ts'

const form = { raw: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }

const mangled = [
  '/about%3Futm_source=whatsapp',
  '/tests/..%2Fexams',
  '/about%23top',
  '/tests/%5Cexams',
  '/tests/%00',
  '/%E0%A4%A',
  '/tests/%E0%A4%A',
]

test.each(mangled)(
  'spec sections 2 and 8: %s is the not-found page with 404, in the language of the visitor',
  async (path) => {
    for (const [language, title] of [
      ['en', 'Page not found'],
      ['hi', 'पेज नहीं मिला'],
    ] as const) {
      const headers = { cookie: `lang=${language}` }
      const reply = await new Visitor().call('GET', path, undefined, { headers })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      const page = readPage(reply.text)
      expect(page).toMatchObject({ language, headings: 1, isIndexed: false })
      expect(page.titles[0]).toContain(title)
      expect((await new Visitor().call('HEAD', path, undefined, { headers })).status).toBe(404)
    }
  },
)

test.each(mangled)(
  'trust.md rule 5: nothing of %s gets into the page, and no other method is answered with one',
  async (path) => {
    const said = path.slice(path.indexOf('%'))
    expect((await new Visitor().get(path)).text).not.toContain(said)
    for (const address of [path, `${path}.data`]) {
      const { status, body } = await new Visitor().call('POST', address, undefined, form)
      expect([status, body.code]).toEqual([404, 'platform.not_found'])
    }
    expect((await new Visitor().get(`${path}.data`)).body).toMatchObject({ code: 'platform.not_found' })
  },
)

test('spec section 2: the not-found page of an address that cannot be read knows who asks', async () => {
  const student = await newStudent({ name: 'Mangled Mishra' })
  const { status, text } = await student.get('/about%3Fx')
  expect(status).toBe(404)
  expect(text).toContain('Mangled Mishra')
})

test('spec sections 2 and 8: a form sent to an unknown path meets the not-found page', async () => {
  const { status, text } = await new Visitor().call('POST', '/no-such-page', undefined, form)
  expect(status).toBe(404)
  expect(readPage(text).titles[0]).toContain('Page not found')
})

test('spec section 8: a page that takes no form says so in Hindi too', async () => {
  const sent = { raw: form.raw, headers: { ...form.headers, cookie: 'lang=hi' } }
  const { status, text } = await new Visitor().call('POST', '/about', undefined, sent)
  expect(status).toBe(405)
  expect(text).toContain('यह काम यहाँ नहीं हो सकता।')
  expect(text.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('Method Not Allowed')
})

test.each([
  ['/ABOUT', '/about'],
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/%61bout', '/about'],
  ['/Tests/ser_ssc-cgl-mocks/?lang=hi', '/tests/ser_ssc-cgl-mocks?lang=hi'],
  ['/tests/?exam=exm_ssc-cgl&utm_source=x', '/tests?exam=exm_ssc-cgl&utm_source=x'],
  ['/Study-Materials/Current-Affairs/', '/study-materials/current-affairs'],
  ['/TEST/Tst_X/PRINT', '/test/Tst_X/print'],
  ['/certificate/AbCd-1/', '/certificate/AbCd-1'],
  ['//', '/'],
])('issue 5 item 6: a page has one address: %s leads to %s', async (asked, plain) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await new Visitor().call(method, asked)
    expect([method, status, headers.get('location')]).toEqual([method, 301, plain])
  }
})

test.each([
  ['/test-series?a=1', '/tests?a=1'],
  ['/test-series/ser_ssc-cgl-mocks?a=1&b=%2B', '/tests/ser_ssc-cgl-mocks?a=1&b=%2B'],
  ['/test?a=1', '/tests?a=1'],
])('spec section 2: the old address %s leads to %s, its query with it', async (asked, place) => {
  const { status, headers } = await new Visitor().get(asked)
  expect([status, headers.get('location')]).toEqual([301, place])
})

test.each(['/', '/about', '/tests/ser_ssc-cgl-mocks?lang=hi', '/login?next=/Tests/'])(
  'issue 5 item 6: a plain address is answered where it is: %s',
  async (path) => expect((await new Visitor().get(path)).status).toBe(200),
)

test.each(['/no-such/', '//evil.example/', '/No-Such', '/sitemap.xml/'])(
  'spec section 2: an unknown address leads nowhere, however it is spelt: %s',
  async (path) => expect((await new Visitor().get(path)).status).toBe(404),
)

test('a form is taken where it is sent: a redirect would lose it', async () => {
  const raw = 'email=nobody%40example.test&password=wrong'
  const { status } = await new Visitor().call('POST', '/login/', undefined, { ...form, raw })
  expect(status).not.toBe(301)
  expect(status).toBeLessThan(500)
})
