import { expect, inject, test } from 'vitest'
import { newStudent } from '../support/http.ts'

const url = inject('url')

const nonceOf = (response: Response): string =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { headers })
  return { response, nonce: nonceOf(response), html: await response.text() }
}

test('trust.md rule 6: a kept page has a nonce of its own in each response, in its policy and in every script', async () => {
  const [first, second] = [await page('/about'), await page('/about')]
  expect(first.nonce).not.toBe('')
  expect(second.nonce).not.toBe(first.nonce)
  expect(second.html).not.toContain(first.nonce)
  expect(second.html.replaceAll(second.nonce, first.nonce)).toBe(first.html)
})

test('architecture.md, the way data flows: a kept page is of its language', async () => {
  await page('/about', { cookie: 'lang=en' })
  expect((await page('/about', { cookie: 'lang=hi' })).html).toContain('<html lang="hi"')
  expect((await page('/about?lang=hi')).html).toContain('<html lang="hi"')
  expect((await page('/about')).html).toContain('<html lang="en"')
})

test('architecture.md, the way data flows: a session is never answered with a kept page, nor kept for others', async () => {
  const student = await newStudent({ name: 'Cache Kumari' })
  await page('/tests')
  const signedIn = await page('/tests', {
    cookie: [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  expect(signedIn.html).toContain('Cache Kumari')
  expect((await page('/tests')).html).not.toContain('Cache Kumari')
})

test('architecture.md, the way data flows: an unknown parameter is not part of any kept page', async () => {
  const marker = 'marker-of-one-visitor'
  await page(`/tests?utm=${marker}`)
  expect((await page('/tests')).html).not.toContain(marker)
})
