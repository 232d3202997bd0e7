import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { desktop, hydrated, launchBrowser, phone, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { letterTo, linkIn, subjects } from '../support/mail.ts'
import { begin, password, skipWelcome } from '../support/student.ts'

const url = inject('url')
let browser: Browser
const opened: BrowserContext[] = []

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
})

/** A test of the demo that is always open. */
const openTest = 'tst_ssc-cgl-mock-1'

const newAddress = () => `student-${randomUUID()}@example.com`

/** A browser context with a client address of its own, so that tests do not share limits. */
const visit = async (options: BrowserContextOptions = phone): Promise<Page> => {
  const headers = { 'cf-connecting-ip': unique('address') }
  const context = await browser.newContext({ ...options, extraHTTPHeaders: headers, reducedMotion: 'reduce' })
  opened.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

/**
 * Waits until the page of this path is shown. Compares the path alone, because a query may name it too, and waits for
 * the sent form to go, because the address changes before the page.
 */
const arrive = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL(({ pathname }) => pathname === path)
  const sent = ['/signup', '/login'].filter((from) => from !== path).map((from) => `form[action^="${from}"]`)
  await page.locator(sent.join(', ')).first().waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Pick<Page, 'getByLabel'>, label: string) => page.getByLabel(label, { exact: true })

/** Waits for a toast; with script it is the only confirmation. */
const toastSays = (page: Page, text: string): Promise<void> => page.locator('li.toast').getByText(text).waitFor()

/** Account menu in the header. */
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' })

type Student = { email: string; name?: string; under18?: boolean; at?: string }

/** Sends the sign-up form, which leads to the welcome. */
const register = async (
  page: Page,
  { email, name = 'Asha Verma', under18 = false, at = '/profile' }: Student,
): Promise<void> => {
  await page.goto(`${url}/signup?next=${at}`)
  await field(page, 'Your name').fill(name)
  await field(page, 'E-mail address').fill(email)
  await field(page, 'Password').fill(password)
  if (under18) await page.getByLabel('I am under 18').check()
  await button(page, 'Sign up').click()
}

/** Signs up through the page; then `page` shows /profile, or its section `at`, with working forms. */
const signUp = async (page: Page, student: Student): Promise<void> => {
  await register(page, student)
  await skipWelcome(page)
  await arrive(page, student.at ?? '/profile')
}

const logIn = async (page: Page, email: string, with_ = password): Promise<void> => {
  await page.goto(`${url}/login?next=/profile`)
  await field(page, 'E-mail address').fill(email)
  await field(page, 'Password').fill(with_)
  await button(page, 'Log in').click()
}

/** Confirms the address with the mailed link, in the same browser. */
const confirmAddress = async (page: Page, email: string): Promise<void> => {
  await page.goto(linkIn(await letterTo(url, email, subjects.confirm)).href)
  await button(page, 'Confirm the address').click()
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
}

/** Signs in at the mock provider with this address and name. */
const beAt = async (provider: Page, email: string, name: string): Promise<void> => {
  await provider.getByLabel('E-mail address').fill(email)
  await provider.getByLabel('Name').fill(name)
  await provider.getByRole('button', { name: 'Continue' }).click()
}

/** Clicks the button that opens a popup and returns the popup, which shows the provider. */
const popupOf = async (page: Page, name: string): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByText(name, { exact: true }).click()])
  await popup.getByRole('heading', { name: 'Demo ID' }).waitFor()
  return popup
}

test('the welcome asks for an exam, and Back from its second step returns to the first with the choice (ACC-89, ACC-90)', async () => {
  const page = await visit(desktop)
  const exam = page.locator('input[name=targets][value=banking]')
  await register(page, { email: newAddress(), at: '/about' })
  await page.getByText('Welcome, Asha.').waitFor()
  await settled(page)
  await button(page, 'Continue').click()
  await page.getByText('Choose at least one exam').waitFor()
  await exam.check()
  await button(page, 'Continue').click()
  await page.getByText('Step 2 of 2').waitFor()
  await page.goBack()
  await page.getByText('Step 1 of 2').waitFor()
  await expect.poll(() => exam.isChecked()).toBe(true)
  await button(page, 'Continue').click()
  await page.getByRole('link', { name: 'Back to my exams' }).click()
  await page.getByText('Step 1 of 2').waitFor()
  await button(page, 'Continue').click()
  await page.getByRole('link', { name: 'Continue to where you were' }).click()
  await arrive(page, '/about')
})

describe('social sign-in by popup (ACC-40)', () => {
  const signInButton = 'Continue with Demo ID'

  test('signs a new student in through the popup, closes it and opens the return address; Back leads past the sign-up', async () => {
    const page = await visit(desktop)
    const email = newAddress()
    await page.goto(`${url}/about`)
    await page.goto(`${url}/signup?next=/profile/details`)
    await settled(page)
    const popup = await popupOf(page, signInButton)
    await Promise.all([popup.waitForEvent('close'), beAt(popup, email, 'Meena Rao')])
    await skipWelcome(page)
    await arrive(page, '/profile/details')
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Meena Rao')
    await account(page).waitFor()
    await page.goBack()
    await arrive(page, '/about')
  })

  test('receives the outcome when the provider cuts the popup off from its opener', async () => {
    const page = await visit(desktop)
    await page.goto(`${url}/login?next=/profile`)
    await settled(page)
    // A browser reports a popup whose browsing context group changed as closed.
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = (...rest) => {
        const popup = open(...rest)
        return (
          popup &&
          new Proxy(popup, {
            get: (target, name) => {
              if (name === 'closed') return true
              if (name === 'close') return () => undefined
              return Reflect.get(target, name, target) as unknown
            },
          })
        )
      }
    })
    const popup = await popupOf(page, signInButton)
    await page.getByText('was closed before it was done').waitFor()
    await beAt(popup, newAddress(), 'Meena Rao')
    await skipWelcome(page)
    await arrive(page, '/profile')
  })

  test('reports a blocked popup and offers to sign in in this window (ACC-41, ACC-42)', async () => {
    const page = await visit()
    await page.goto(`${url}/login?next=/profile`)
    await settled(page)
    await page.evaluate(() => {
      window.open = () => null
    })
    const [logged] = await Promise.all([
      page.waitForEvent('console', (message) => message.type() === 'error'),
      page.getByText(signInButton).click(),
    ])
    expect(logged.text(), 'logged').toContain('popup_blocked')
    await page.getByText('Your browser blocked the window').waitFor()
    await page.getByRole('link', { name: 'Go on in this window' }).click()
    await beAt(page, newAddress(), 'Meena Rao')
    await skipWelcome(page)
    await arrive(page, '/profile')
  })

  test('reports a closed popup and a refusal by the provider, and allows another try (ACC-41)', async () => {
    const page = await visit(desktop)
    await page.goto(`${url}/login`)
    await settled(page)
    const first = await popupOf(page, signInButton)
    await page.getByText('Go on in the Demo ID window').waitFor()
    await first.close()
    await page.getByText('was closed before it was done').waitFor()
    const second = await popupOf(page, signInButton)
    await second.getByRole('link', { name: 'Refuse' }).click()
    await page.getByText('You did not agree at Demo ID').waitFor()
    const third = await popupOf(page, signInButton)
    await button(page, 'Cancel').click()
    await expect.poll(() => third.isClosed()).toBe(true)
    await page.getByText(signInButton, { exact: true }).waitFor()
  })

  test('reports that there is no network (ACC-41)', async () => {
    const page = await visit(desktop)
    await page.goto(`${url}/login`)
    await settled(page)
    await page.context().setOffline(true)
    await page.getByText(signInButton).click()
    await page.getByText('You are not connected').waitFor()
  })

  test('does not link an account with an unconfirmed address, and says what to do (ACC-44)', async () => {
    const page = await visit(desktop)
    const email = newAddress()
    await signUp(page, { email })
    const other = await visit(desktop)
    await other.goto(`${url}/login`)
    await settled(other)
    await beAt(await popupOf(other, signInButton), email, 'Somebody Else')
    await other.getByText('There is already an account with this e-mail address').waitFor()
    expect(new URL(other.url()).pathname).toBe('/login')
  })

  test('links a confirmed account on /profile, signs in with it and removes it again (ACC-45)', async () => {
    const page = await visit(desktop)
    const email = newAddress()
    await signUp(page, { email, at: '/profile/security' })
    await page.getByText('Confirm your e-mail address first, then you can add Demo ID').waitFor()
    await confirmAddress(page, email)
    await page.goto(`${url}/profile/security`)
    await settled(page)
    await page.getByText('Add Demo ID').click()
    await field(page.locator('#security'), 'Your password').filter({ visible: true }).fill('not the password')
    await button(page, 'Go on to Demo ID').click()
    await page.getByText('This is not your password').waitFor()
    await field(page.locator('#security'), 'Your password').filter({ visible: true }).fill(password)
    await beAt(await popupOf(page, 'Go on to Demo ID'), email, 'Asha Verma')
    await page.getByRole('button', { name: 'Remove Demo ID' }).waitFor()

    const other = await visit(desktop)
    await other.goto(`${url}/login?next=/profile`)
    await settled(other)
    await beAt(await popupOf(other, signInButton), email, 'Asha Verma')
    await arrive(other, '/profile')
    await other.getByText(email).first().waitFor()

    await page.getByRole('button', { name: 'Remove Demo ID' }).click()
    await page.getByRole('dialog', { name: 'Remove Demo ID?' }).getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Add Demo ID').waitFor()
  })

  test("ignores the outcome of another tab's popup (ACC-43)", async () => {
    const page = await visit(desktop)
    await page.goto(`${url}/login?next=/profile`)
    await settled(page)
    const popup = await popupOf(page, signInButton)
    const other = await page.context().newPage()
    await other.goto(`${url}/popup-done?error=access_denied`)
    await other.getByText('You did not agree at').waitFor()
    await settled(other)
    await page.getByText('Go on in the Demo ID window').waitFor()
    await beAt(popup, newAddress(), 'Meena Rao')
    await skipWelcome(page)
    await arrive(page, '/profile')
  })

  test('shows the outcome on /popup-done without an opener, with a link to the home page', async () => {
    const page = await visit()
    await page.goto(`${url}/popup-done?error=access_denied`)
    await page.getByText('You did not agree at').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  })
})

describe('e-mail', () => {
  test('asks a new student to confirm the address; the mail is sent again from /profile and confirmed with one button (ACC-50)', async () => {
    const page = await visit()
    const email = newAddress()
    await signUp(page, { email })
    await page.getByText(`we sent to ${email}`).waitFor()
    await button(page, 'Send it again').click()
    await toastSays(page, 'Sent. Look into your inbox')
    const link = linkIn(await letterTo(url, email, subjects.confirm))

    // Another account cannot use the link, nor a visitor; opening it confirms nothing.
    const other = await visit()
    await signUp(other, { email: newAddress() })
    await other.goto(link.href)
    await button(other, 'Confirm the address').click()
    await other.getByText('This link belongs to another account').waitFor()
    await button(other, 'Log out').click()
    await other.getByText('Log in to the account that asked for this link').waitFor()
    await page.reload()
    await page.getByText('Not confirmed').waitFor()
    await other.getByRole('link', { name: 'Go to log in' }).click()
    await other.getByRole('heading', { name: 'Log in' }).waitFor()
    await field(other, 'E-mail address').fill(email)
    await field(other, 'Password').fill(password)
    await button(other, 'Log in').click()
    await button(other, 'Confirm the address').click()
    await other.getByText(`${email} now belongs to your account`).waitFor()
    await page.goto(`${url}/profile/security`)
    await page.getByText('Confirmed', { exact: true }).waitFor()

    await other.goto(link.href)
    await button(other, 'Confirm the address').click()
    await other.getByText('This link is no longer valid').waitFor()
  })

  test('answers alike for a known and an unknown address when a password is forgotten, and the link works once (ACC-51)', async () => {
    const page = await visit()
    const email = newAddress()
    await signUp(page, { email })
    const lost = await visit()
    for (const address of [newAddress(), email]) {
      await lost.goto(`${url}/login`)
      await lost.getByRole('link', { name: 'Forgot your password?' }).click()
      await lost.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
      await field(lost, 'E-mail address').fill(address)
      await button(lost, 'Send the link').click()
      await lost.getByText(`If there is an account with ${address}, a mail`).waitFor()
    }
    const link = linkIn(await letterTo(url, email, subjects.reset))
    await lost.goto(link.href)
    await field(lost, 'New password').fill('short')
    await button(lost, 'Set the new password').click()
    await lost.getByText('Choose a password of 8 to 128 characters').waitFor()
    await field(lost, 'New password').fill('an altogether new one')
    await button(lost, 'Set the new password').click()
    await lost.getByText('Your new password is set').waitFor()
    await field(lost, 'E-mail address').fill(email)
    await field(lost, 'Password').fill('an altogether new one')
    await button(lost, 'Log in').click()
    await arrive(lost, '/')

    // Every other session has ended: its next page redirects to the log-in.
    await page.goto(`${url}/profile`)
    await arrive(page, '/login')

    const late = await visit()
    await late.goto(link.href)
    await field(late, 'New password').fill('yet another password')
    await button(late, 'Set the new password').click()
    await late.getByRole('link', { name: 'Ask for a new link' }).click()
    await arrive(late, '/forgot-password')
  })

  test('keeps a change of address pending until the new address confirms it, and lets it be cancelled (ACC-52)', async () => {
    const page = await visit()
    const [email, first, next] = [newAddress(), newAddress(), newAddress()]
    await signUp(page, { email, at: '/profile/security' })
    const ask = async (address: string, with_: string) => {
      await page.getByText('Change the address').click()
      await field(page, 'New e-mail address').fill(address)
      await field(page.locator('#security'), 'Your password').fill(with_)
      await button(page, 'Send the link').click()
    }
    await ask(email.toUpperCase(), password)
    await page.getByText('This is already your e-mail address').waitFor()
    await field(page, 'New e-mail address').fill(first)
    await field(page.locator('#security'), 'Your password').fill('not the password')
    await button(page, 'Send the link').click()
    await page.getByText('This is not your password').waitFor()
    await expect.poll(() => field(page, 'New e-mail address').inputValue(), { message: 'nothing is lost' }).toBe(first)
    await field(page.locator('#security'), 'Your password').fill(password)
    await button(page, 'Send the link').click()
    await page.getByText(`To be changed to ${first}`).waitFor()
    await button(page, 'Keep the present address').click()
    await page.getByText(`To be changed to ${first}`).waitFor({ state: 'detached' })
    await page.reload()
    await ask(next, password)
    await page.getByText(`To be changed to ${next}`).waitFor()
    await page.goto(linkIn(await letterTo(url, next, subjects.confirmNew)).href)
    await button(page, 'Confirm the address').click()
    await page.getByText(`${next} now belongs`).waitFor()
    await page.goto(`${url}/profile`)
    await page.getByText(next).first().waitFor()
  })

  test('"sign out everywhere else" asks first and ends the session of another browser at once (ACC-61)', async () => {
    const here = await visit()
    const email = newAddress()
    await signUp(here, { email, at: '/profile/security' })
    const there = await visit()
    await logIn(there, email)
    await arrive(there, '/profile')
    await here.reload()
    await button(here, 'Sign out everywhere else').click()
    const dialog = here.getByRole('dialog', { name: 'Sign out everywhere else?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await button(here, 'Sign out everywhere else').click()
    await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await here.getByText('You are logged in nowhere else').waitFor()
    await there.goto(`${url}/profile`)
    await arrive(there, '/login')
    await here.reload()
    await here.getByRole('heading', { name: 'Login and security' }).waitFor()
  })

  test('signs out the other browser when the password changes, and reports a wrong present password (ACC-60)', async () => {
    const here = await visit()
    const email = newAddress()
    await signUp(here, { email, at: '/profile/security' })
    const there = await visit()
    await logIn(there, email)
    await arrive(there, '/profile')
    await here.getByText('Change the password').click()
    await field(here, 'Present password').fill('not the password')
    await field(here, 'New password').fill('a better password than before')
    await button(here, 'Set the new password').click()
    await here.getByText('This is not your present password').waitFor()
    await field(here, 'Present password').fill(password)
    await button(here, 'Set the new password').click()
    await toastSays(here, 'Every other device is signed out')
    await expect.poll(() => field(here, 'Present password').inputValue(), { message: 'passwords do not stay' }).toBe('')
    await there.goto(`${url}/profile`)
    await arrive(there, '/login')
    await logIn(there, email, 'a better password than before')
    await arrive(there, '/profile')
  })
})

/** Fills in the shown form. */
const enter = async (page: Page, email: string, with_ = password): Promise<void> => {
  await field(page, 'E-mail address').fill(email)
  await field(page, 'Password').fill(with_)
}

describe('return to the page before the log-in (ACC-26)', () => {
  test('Back leads past the log-in to the page before it, whether the log-in was opened or required', async () => {
    const page = await visit(desktop)
    const email = newAddress()
    await signUp(page, { email })
    for (const [asked, then] of [
      ['/login', '/'],
      ['/profile', '/profile'],
    ] as const) {
      await page.context().clearCookies()
      await page.goto(`${url}/about`)
      await page.goto(url + asked)
      await settled(page)
      await enter(page, email)
      await button(page, 'Log in').click()
      await arrive(page, then)
      await page.goBack()
      await arrive(page, '/about')
    }
  })

  test('Back to a log-in that led to a sign-up redirects, and once more leads past it', async () => {
    const page = await visit(desktop)
    await page.goto(`${url}/about`)
    await page.goto(`${url}/login?next=/profile`)
    await settled(page)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await field(page, 'Your name').fill('Asha Verma')
    await enter(page, newAddress())
    await button(page, 'Sign up').click()
    await skipWelcome(page)
    await arrive(page, '/profile')
    await page.goBack()
    await arrive(page, '/profile')
    await page.goBack()
    await arrive(page, '/about')
  })

  test('"Log in" in the header keeps the page and its filters through all sign-in pages, and does not say that a log-in is required', async () => {
    const page = await visit(desktop)
    await page.goto(`${url}/tests?exam=ssc-cgl`)
    await settled(page)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('link', { name: 'Go to log in' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await expect.poll(() => page.getByText('Log in to go on').count()).toBe(0)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await field(page, 'Your name').fill('Asha Verma')
    await enter(page, newAddress())
    await button(page, 'Sign up').click()
    await skipWelcome(page)
    await page.waitForURL(`${url}/tests?exam=ssc-cgl`)
    await account(page).waitFor()
  })

  test('the log-in says when a page requires it', async () => {
    const page = await visit()
    await page.goto(`${url}/profile`)
    await page.getByText('Log in to go on').waitFor()
  })
})

test('a refused log-in sent by keyboard moves the focus to the error (ACC-33)', async () => {
  const page = await visit(desktop)
  await page.goto(`${url}/login`)
  await settled(page)
  await enter(page, newAddress(), 'not the password')
  await button(page, 'Log in').focus()
  await page.keyboard.press('Enter')
  await page.getByText('The e-mail address or the password is not right').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), {
      message: 'and goes on from there',
    })
    .toBe('email')
})

describe('two tabs (ACC-28, ACC-77)', () => {
  test('a tab notices a log-in and a log-out in another one, and an attempt is not disturbed', async () => {
    const first = await visit(desktop)
    const openTab = async (path: string): Promise<Page> => {
      const page = await first.context().newPage()
      page.setDefaultTimeout(20_000)
      await page.goto(url + path)
      await settled(page)
      return page
    }
    await signUp(first, { email: newAddress(), name: 'Asha Verma' })
    const hall = await openTab(`/test/${openTest}`)
    await begin(hall)
    await hall.getByText('Question No. 1').waitFor()
    const profile = await openTab('/profile/details')
    await field(profile, 'Your name').fill('Not yet kept')
    const login = await openTab('/about')

    await account(first).click()
    await first.getByRole('menuitem', { name: 'Log out' }).click()
    await login.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    await arrive(profile, '/login')

    await register(first, { email: newAddress(), name: 'Bina Rao' })
    await profile.getByText('Welcome, Bina.').waitFor()
    await skipWelcome(first)
    await account(login).click()
    await login.getByRole('banner').getByText('Bina Rao').waitFor()
    await arrive(profile, '/profile/details')
    await expect.poll(() => field(profile, 'Your name').inputValue()).toBe('Bina Rao')
    await hall.getByText('Question No. 1').waitFor()
    expect(new URL(hall.url()).pathname).toBe(`/test/${openTest}`)
  })
})

describe('header (ACC-29)', () => {
  test('shows the name right after sign-up, log-out and log-in', async () => {
    const page = await visit(desktop)
    const email = newAddress()
    await signUp(page, { email, at: '/profile/details' })
    await field(page, 'Your name').fill('Asha K. Verma')
    await button(page, 'Save').first().click()
    await toastSays(page, 'Your details are saved')
    await account(page).click()
    await page.getByRole('banner').getByText('Asha K. Verma').waitFor()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await field(page, 'E-mail address').fill(email)
    await field(page, 'Password').fill(password)
    await button(page, 'Log in').click()
    await arrive(page, '/')
    await account(page).waitFor()
  })
})

describe('profile', () => {
  test('copies the student id (ACC-73)', async () => {
    const page = await visit(desktop)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(url).origin })
    await signUp(page, { email: newAddress() })
    const studentId = await page.getByText(/^[A-Z]{3}\d{8}$/).innerText()
    await button(page, 'Copy').click()
    await button(page, 'Copied').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(studentId)
  })

  test('lists an attempt under "My tests", with the button to resume it (ACC-73)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress() })
    await page.goto(`${url}/test/${openTest}`)
    await begin(page)
    await page.getByText('Question No. 1').waitFor()
    await page.goto(`${url}/profile/tests`)
    const attempt = page.locator('#tests li')
    await attempt.getByText('Open', { exact: true }).waitFor()
    await attempt.getByRole('link', { name: /^Resume: / }).click()
    await page.waitForURL(`**/test/${openTest}`)
  })

  test('keeps the chosen language and theme (ACC-74)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress() })
    await hydrated(page)
    const root = page.locator('html')
    const choose = (name: string) => page.locator('#settings label', { hasText: name }).click()
    await choose('Dark')
    await choose('हिंदी')
    await page.getByRole('heading', { level: 1, name: 'प्रोफ़ाइल' }).waitFor()
    await page.reload()
    await page.getByRole('radio', { name: 'हिंदी', checked: true }).waitFor({ state: 'attached' })
    await page.getByRole('radio', { name: 'डार्क', checked: true }).waitFor({ state: 'attached' })
    await expect.poll(() => root.getAttribute('lang')).toBe('hi')
    await expect.poll(() => root.getAttribute('class')).toContain('dark')
  })

  test('applies a choice made before the scripts have loaded (ACC-75)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress() })
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${url}/profile`, { waitUntil: 'commit' })
    await page.locator('#settings label', { hasText: 'Dark' }).click()
    await expect.poll(() => page.locator('html').getAttribute('class')).not.toContain('dark')
    scripts.resolve()
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
  })

  /** A large picture, drawn in the browser. */
  const drawnPicture = async (page: Page) => {
    const base64 = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
      const context = canvas.getContext('2d')
      for (let x = 0; x < 1600; x += 10) {
        if (context) context.fillStyle = `rgb(${x % 256}, ${(x * 7) % 256}, 90)`
        context?.fillRect(x, 0, 10, 1000)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    return { name: 'large.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
  }

  test('shrinks a picture, previews it, saves it, shows it in the header and removes it (ACC-72)', async () => {
    const page = await visit(desktop)
    await signUp(page, { email: newAddress(), at: '/profile/details' })
    await page.locator('input[type=file].sr-only').setInputFiles(await drawnPicture(page))
    await page.getByText('This is how it will look').waitFor()
    await button(page, 'Save the picture').click()
    const picture = page.locator('header img[src^="/api/pictures/"]')
    await picture.waitFor()
    const address = `${url}${await picture.getAttribute('src')}`
    expect((await (await fetch(address)).arrayBuffer()).byteLength, 'bytes that were sent').toBeLessThan(60_000)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([256, 256])
    await button(page, 'Remove the picture').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the picture' }).click()
    await picture.waitFor({ state: 'detached' })
  })

  test('shows at the field that a file is not a picture (ACC-72)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress(), at: '/profile/details' })
    const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') }
    await page.locator('input[type=file].sr-only').setInputFiles(file)
    await page.getByText('This file cannot be read as a picture').waitFor()
  })

  test('shows refused name and phone at their fields without losing input, then saves them (ACC-70)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress(), at: '/profile/details' })
    await field(page, 'Your name').fill('Asha K. Verma')
    await field(page, 'Mobile number').fill('12345')
    await button(page, 'Save').first().click()
    await page.getByText('Enter a mobile number of ten digits').waitFor()
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha K. Verma')
    await field(page, 'Mobile number').fill('+91 98765-43210')
    await button(page, 'Save').first().click()
    await toastSays(page, 'Your details are saved')
    await expect.poll(() => field(page, 'Mobile number').inputValue(), { message: 'as it is kept' }).toBe('98765 43210')
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha K. Verma')
    await page.reload()
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha K. Verma')
    await expect.poll(() => field(page, 'Mobile number').inputValue()).toBe('98765 43210')
  })

  test('keeps and saves input typed before the script of the forms has loaded (ACC-75)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress(), at: '/profile/details' })
    let release = () => {}
    const arrived = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/profile-parts-*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('about:blank')
    await page.goto(`${url}/profile/details`, { waitUntil: 'commit' })
    await field(page, 'Your name').fill('Asha Before')
    await hydrated(page)
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha Before')
    release()
    await page.locator('label', { hasText: 'Choose a picture' }).locator('input.sr-only').waitFor({ state: 'attached' })
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha Before')
    await button(page, 'Save').first().click()
    await toastSays(page, 'Your details are saved')
    await page.reload()
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha Before')
  })

  test('saves the exam profile, and shows an impossible birth date at its field (ACC-71)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress(), at: '/profile/exams' })
    const save = page.locator('#exams').getByRole('button', { name: 'Save' })
    await page.getByLabel('SSC').check()
    await page.getByLabel('Railways').check()
    await field(page, 'Language of the paper').selectOption('hi')
    await field(page, 'Category').selectOption('obc')
    await field(page, 'State').selectOption('BR')
    await field(page, 'Highest qualification').selectOption('graduate')
    await field(page, 'Date of birth').fill('1901-01-01')
    await save.click()
    await page.getByText('Enter your date of birth as it is on your certificate').waitFor()
    await field(page, 'Date of birth').fill('2001-05-17')
    await save.click()
    await toastSays(page, 'Your exam profile is saved')
    await page.reload()
    await expect.poll(() => page.getByLabel('SSC').isChecked()).toBe(true)
    await expect.poll(() => page.getByLabel('Banking').isChecked()).toBe(false)
    await expect.poll(() => field(page, 'State').inputValue()).toBe('BR')
    await expect.poll(() => field(page, 'Date of birth').inputValue()).toBe('2001-05-17')
  })

  test('keeps the save button of unsaved exams in sight, and asks before they are left (ACC-83, ACC-84)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress(), at: '/profile/exams' })
    await settled(page)
    const state = page.locator('#exams').getByRole('status')
    const ssc = page.getByLabel('SSC')
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    const nav = page.getByRole('navigation', { name: 'Quick navigation' })
    const leave = (name: string) => nav.getByRole('link', { name }).click()
    await ssc.check()
    await expect.poll(() => state.innerText()).toBe('Unsaved changes')
    const bar = await page.locator('#exams').getByRole('button', { name: 'Save' }).boundingBox()
    const [bottom, top] = [bar && bar.y + bar.height, (await nav.boundingBox())?.y]
    expect(bottom).toBeLessThanOrEqual(top ?? 0)
    await ssc.uncheck()
    await expect.poll(() => state.innerText()).toBe('')

    await ssc.check()
    await leave('Jobs')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/exams')
    expect(await ssc.isChecked()).toBe(true)

    await field(page, 'Date of birth').fill('1901-01-01')
    await leave('Jobs')
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await page.getByText('Enter your date of birth as it is on your certificate').waitFor()
    expect(await state.innerText()).toBe('Unsaved changes')

    await field(page, 'Date of birth').fill('2001-05-17')
    await leave('Jobs')
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await arrive(page, '/jobs')
    await toastSays(page, 'Your exam profile is saved')

    await page.evaluate(() => history.back())
    await arrive(page, '/profile/exams')
    await page.getByRole('checkbox', { name: 'SSC', checked: true }).waitFor()
    await page.getByLabel('Banking').check()
    await expect.poll(() => state.innerText()).toBe('Unsaved changes')
    await page.evaluate(() => history.forward())
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/jobs')
  })

  test('asks a guardian by mail when the student is under 18; the guardian consents with one button and can withdraw (ACC-10, ACC-11)', async () => {
    const page = await visit()
    await signUp(page, { email: newAddress(), name: 'Chintu Kumar', under18: true, at: '/profile/guardian' })
    const guardian = `guardian-${randomUUID()}@example.com`
    await page.getByText('You are under 18').waitFor()
    await field(page, 'Name of your parent or guardian').fill('Sunita Devi')
    await field(page, 'Their e-mail address').fill(guardian)
    await button(page, 'Ask for consent').click()
    await page.getByText(`We have asked Sunita Devi (${guardian})`).waitFor()

    const parent = await visit()
    await parent.goto(linkIn(await letterTo(url, guardian, subjects.guardian)).href)
    await parent.getByText('Chintu Kumar is under 18').waitFor()
    await button(parent, 'I agree').click()
    await parent.getByText('You have agreed').waitFor()
    await page.reload()
    await page.getByText('Sunita Devi agreed on').waitFor()

    await button(parent, 'Withdraw my consent').click()
    await parent.getByRole('dialog').getByRole('button', { name: 'Withdraw my consent' }).click()
    await parent.getByText('Your consent is withdrawn').waitFor()
    await page.reload()
    await page.getByText('We have asked Sunita Devi').waitFor()
  })

  test('signs out one other device with its own button (ACC-61)', async () => {
    const here = await visit()
    const email = newAddress()
    await signUp(here, { email, at: '/profile/security' })
    const there = await visit({ ...desktop, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
    await logIn(there, email)
    await arrive(there, '/profile')
    await here.reload()
    await here.getByRole('button', { name: 'Sign out: Firefox on Windows' }).click()
    await here.getByText('You are logged in nowhere else').waitFor()
    await there.goto(`${url}/profile`)
    await arrive(there, '/login')
  })
})

describe('without script (ACC-32)', () => {
  const plain = () => visit({ ...phone, javaScriptEnabled: false })

  test('social sign-in is a link that goes through the provider and returns to the return address (ACC-42)', async () => {
    const page = await plain()
    await page.goto(`${url}/login?next=/profile/details`)
    await page.getByRole('link', { name: 'Continue with Demo ID' }).click()
    await page.getByRole('link', { name: 'Refuse' }).click()
    await page.getByText('You did not agree at Demo ID').waitFor()
    await page.getByRole('link', { name: 'Continue with Demo ID' }).click()
    await beAt(page, newAddress(), 'Meena Rao')
    await skipWelcome(page)
    await arrive(page, '/profile/details')
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Meena Rao')
  })

  test('the forms of /profile save, show errors and lose no input; linking takes one more link', async () => {
    const page = await plain()
    const email = newAddress()
    await signUp(page, { email, at: '/profile/details' })
    await field(page, 'Your name').fill('Asha Without Script')
    await field(page, 'Mobile number').fill('0 98765')
    await button(page, 'Save').first().click()
    await page.getByText('Enter a mobile number of ten digits').waitFor()
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha Without Script')
    await expect.poll(() => field(page, 'Mobile number').inputValue()).toBe('0 98765')
    await field(page, 'Mobile number').fill('098765 43210')
    await button(page, 'Save').first().click()
    await page.getByRole('status').getByText('Your details are saved').waitFor()
    await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Asha Without Script')

    await confirmAddress(page, email)
    await page.goto(`${url}/profile/security`)
    await page.getByText('Add Demo ID').click()
    await field(page.locator('#security'), 'Your password').filter({ visible: true }).fill(password)
    await button(page, 'Go on to Demo ID').click()
    await page.getByRole('link', { name: 'Go on to Demo ID' }).click()
    await beAt(page, email, 'Asha')
    await arrive(page, '/profile/security')
    // A destructive act asks without script too.
    await page.getByText('Remove', { exact: true }).first().click()
    await page.getByText('Remove Demo ID?').waitFor()
    await button(page, 'Remove').click()
    await page.getByText('It is removed').waitFor()
  })

  test('a changed password keeps this browser signed in and is confirmed (ACC-60)', async () => {
    const page = await plain()
    const email = newAddress()
    await signUp(page, { email, at: '/profile/security' })
    await page.getByText('Change the password', { exact: true }).click()
    await field(page, 'Present password').fill(password)
    await field(page, 'New password').fill('another long enough password')
    await page.locator('form:has(input[value="password"]) button[type=submit]').click()
    await page.getByRole('status').getByText('Your password is changed').waitFor()
    await arrive(page, '/profile/security')
  })

  test('a small picture is sent as it is (ACC-72)', async () => {
    const page = await plain()
    await signUp(page, { email: newAddress(), at: '/profile/details' })
    // The smallest PNG: one pixel.
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const file = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
    await page.locator('input[type=file]').setInputFiles(file)
    await button(page, 'Save the picture').click()
    await page.getByText('Your picture is saved').waitFor()
    await page.locator('main img[src^="/api/pictures/"]').first().waitFor()
  })

  test('a forgotten password is reset (ACC-51)', async () => {
    const page = await plain()
    const email = newAddress()
    await signUp(page, { email })
    const lost = await plain()
    await lost.goto(`${url}/forgot-password`)
    await field(lost, 'E-mail address').fill(email)
    await button(lost, 'Send the link').click()
    await lost.getByText('a mail with a link is on its way').waitFor()
    await lost.goto(linkIn(await letterTo(url, email, subjects.reset)).href)
    await field(lost, 'New password').fill('a new one without script')
    await button(lost, 'Set the new password').click()
    await lost.getByText('Your new password is set').waitFor()
    await logIn(lost, email, 'a new one without script')
    await arrive(lost, '/profile')
  })
})
