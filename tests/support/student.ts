import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'

export const password = 'a long enough password'

/** Skips the welcome that follows a sign-up. */
export const skipWelcome = async (page: Page): Promise<void> => {
  await page.waitForURL('**/welcome**')
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/welcome'))
}

/** Fills the sign-up form of the open page with a new address, skips the welcome and returns the address. */
export const signUp = async (page: Page, name: string): Promise<string> => {
  const email = `student-${randomUUID()}@example.com`
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await skipWelcome(page)
  return email
}

/** Declaration before a test, apart from other choices there. */
export const declaration = (page: Page) => page.getByRole('checkbox', { name: /^(I have read|मैंने निर्देश पढ़)/ })

/** Goes from the instructions to the first question. */
export const begin = async (page: Page): Promise<void> => {
  await hydrated(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Choose your default language').selectOption('en')
  await declaration(page).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
}

/** Waits for the text in the chip of the attempt screen. */
export const chipSays = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor({ timeout: 20_000 })

/** Accessible name of a question in the palette, which is a sheet on the phone. */
export const paletteEntry = async (page: Page, number: number): Promise<string | null> => {
  const toggle = page.getByRole('button', { name: 'Show the question palette' })
  if (await toggle.isVisible()) await toggle.click()
  const label = await page
    .getByRole('button', { name: new RegExp(`^Question ${number},`) })
    .first()
    .getAttribute('aria-label')
  await page.keyboard.press('Escape')
  return label
}

/** Submits an attempt: the palette's button, the summary and its confirmation. */
export const submit = async (page: Page): Promise<void> => {
  const toggle = page.getByRole('button', { name: 'Show the question palette' })
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, submit' }).click()
  await page.getByRole('button', { name: 'Submit the test' }).click()
}

/** Records errors, failed scripts and policy violations of a page. Lost connections are not faults of the page. */
export const faultsOf = (page: Page): string[] => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !/net::ERR_INTERNET_DISCONNECTED|401 \(Unauthorized\)/.test(text))
      faults.push(text)
  })
  return faults
}
