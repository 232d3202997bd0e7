import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { serve, type Served } from '../../scripts/serve.ts'
import { runningDatabase } from '../../scripts/storage/running-database.ts'
import { violationsOn } from '../support/axe.ts'
import { desktop, launchBrowser, phone, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { freePort } from '../support/port.ts'
import { password, skipWelcome } from '../support/student.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-factor-'))
const admin = `${unique('admin')}@example.com`
let product: Served
let browser: Browser
const opened: BrowserContext[] = []

/** A server that asks administrators for a code, as a deployment does. */
beforeAll(async () => {
  product = await serve({
    port: await freePort(),
    host: '127.0.0.1',
    stateDir,
    seed: 'none',
    vars: { ADMIN_SECOND_FACTOR: 'required', ADMIN_EMAILS: `${admin},b@example.com,c@example.com` },
  })
  browser = await launchBrowser()
})
afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

const visit = async (options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  opened.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Signs up with a confirmed address and ends at `next`. */
const signUp = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${product.url}/signup?next=/about`)
  await field(page, 'Your name').fill('Asha Verma')
  await field(page, 'E-mail address').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign up').click()
  await skipWelcome(page)
  await page.waitForURL('**/about')
  const d1 = await runningDatabase(product.mf, 'DB')
  await d1.prepare('UPDATE auth_users SET email_verified = 1 WHERE email = ?').bind(email).run()
  // The browser's cached copy of the session still has the previous state.
  await page.context().clearCookies({ name: /session_data/ })
}

const logIn = async (page: Page, email: string, next: string): Promise<void> => {
  await page.goto(`${product.url}/login?next=${next}`)
  await field(page, 'E-mail address').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Log in').click()
}

/** Time in which a code reaches the server. */
const onTheWayMs = 5_000

/**
 * An authenticator app with the key shown on the page; each code is newer than the last. The first is that of the period
 * before, which leaves room for two more, unless it would expire on its way.
 */
const appOn = async (page: Page) => {
  const href = await page.getByRole('link', { name: 'The app is on this device: open it' }).getAttribute('href')
  const secret = new URL(href ?? '').searchParams.get('secret') ?? ''
  const app = createOTP(new TextDecoder().decode(base32.decode(secret)))
  let last = 0
  return () => {
    last = Math.max(last + 1, Math.floor((Date.now() + onTheWayMs) / 30_000) - 1)
    return app.hotp(last)
  }
}

const recoveryCodesOn = async (page: Page): Promise<string[]> => {
  const list = page.getByRole('group', { name: 'Your recovery codes' })
  await list.waitFor()
  return list.getByRole('listitem').allTextContents()
}

describe('second factor in the browser (ACC-65, ACC-66, ACC-69)', () => {
  test('a student sets it up on the profile and logs in with a code, with a recovery code, and without script', async () => {
    const page = await visit(phone)
    const email = `${unique('student')}@example.com`
    await signUp(page, email)
    await page.goto(`${product.url}/profile/security`)
    await settled(page)
    await page.getByText('Set up two-step login', { exact: true }).click()
    await field(page, 'Your password').filter({ visible: true }).fill(password)
    await button(page, 'Begin').click()
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor()
    const nextCode = await appOn(page)
    await field(page, 'Code from the app').fill('000000')
    await button(page, 'Turn on').click()
    await page.getByText('This code is not right').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await field(page, 'Code from the app').fill(await nextCode())
    await button(page, 'Turn on').click()
    const codes = await recoveryCodesOn(page)
    expect(codes).toHaveLength(10)

    const other = await visit(desktop)
    await logIn(other, email, '/about')
    await other.getByRole('heading', { name: 'Enter your code' }).waitFor()
    await settled(other)
    expect(await violationsOn(other)).toEqual([])
    await field(other, 'Code from the app').fill(await nextCode())
    await other.keyboard.press('Enter')
    await other.waitForURL('**/about')

    const plain = await visit({ ...phone, javaScriptEnabled: false })
    await logIn(plain, email, '/about')
    await plain.getByRole('link', { name: 'Use a recovery code' }).click()
    await field(plain, 'Recovery code').fill('00000-00000')
    await button(plain, 'Go on').click()
    await plain.getByText('This code is not right').waitFor()
    await field(plain, 'Recovery code').fill(codes[0] ?? '')
    await button(plain, 'Go on').click()
    await plain.waitForURL('**/about')
  })

  test('an administrator without one sees only its set-up, and the office after it', async () => {
    const page = await visit(desktop)
    await signUp(page, admin)
    await page.goto(`${product.url}/admin/jobs`)
    await page.getByRole('heading', { name: 'Set up two-step login' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login/code')
    expect((await page.request.get(`${product.url}/api/admin/tasks`)).status()).toBe(403)
    expect(await (await page.request.get(`${product.url}/admin/jobs.data`)).text()).toContain('/login/code')
    await settled(page)
    await field(page, 'Password').fill(password)
    await button(page, 'Begin').click()
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor()
    const nextCode = await appOn(page)
    await field(page, 'Code from the app').fill(await nextCode())
    await button(page, 'Turn on').click()
    expect(await recoveryCodesOn(page)).toHaveLength(10)
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.waitForURL('**/admin/jobs')
    expect((await page.request.get(`${product.url}/api/admin/tasks`)).status()).toBe(200)
  })
})
