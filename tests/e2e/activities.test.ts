import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { desktop, hydrated, phone } from '../support/browser.ts'
import { unique, Visitor } from '../support/http.ts'
import { letterTo } from '../support/mail.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(desktop)

/** A message of the contact form; its subject is unique. */
const sendMessage = async () => {
  const subject = unique('Question ')
  const email = `${unique('asha')}@example.test`
  const message = { name: 'Asha Rani', email, topic: 'content', subject, message: 'The key of question 12 is wrong.' }
  const sent = await new Visitor().post('/api/contact', message)
  expect(sent.status).toBe(201)
  return { subject, email }
}

const openMessage = async (page: Page, subject: string): Promise<void> => {
  await page.goto(`${url}/admin/activities?tab=messages`)
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('heading', { name: subject }).waitFor()
  await hydrated(page)
}

const answerOf = (page: Page) => page.getByLabel('Your answer to Asha Rani')

test('answers a message by mail, keeps what a second administrator typed, and lists both acts (OFC-55, CON-14, CON-15)', async () => {
  const { subject, email } = await sendMessage()
  const page = await visit({})
  const faults = faultsOf(page)
  await signInAdministrator(page)
  await openMessage(page, subject)
  const colleague = await page.context().newPage()
  await openMessage(colleague, subject)

  await answerOf(page).fill('We have corrected the key.')
  await page.getByText('Draft kept').waitFor()
  await answerOf(colleague).fill('Thank you, we look into it.')
  await colleague.getByText('A colleague has written in this draft meanwhile').waitFor()
  await colleague.getByRole('button', { name: 'Keep mine' }).click()
  await colleague.getByText('Draft kept').waitFor()

  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('The answer is on its way.').waitFor()
  await expect.poll(() => answerOf(page).inputValue()).toBe('')
  const letter = await letterTo(url, email, /^Answer to your message/)
  expect(letter.text).toContain('We have corrected the key.')
  expect(letter.text).not.toContain('question 12')

  await colleague.getByRole('button', { name: 'Send the answer' }).click()
  await colleague.getByText('Someone has changed this message meanwhile').waitFor()
  expect(await answerOf(colleague).inputValue()).toBe('Thank you, we look into it.')
  await colleague.getByText('We have corrected the key.').waitFor()

  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Activities of this message' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Answered' }).first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(faults).toEqual([])
})

test.each([true, false])(
  'filters by the address, verifies the chain and undoes an act (script: %s) (OFC-55, OFC-92, OFC-94)',
  async (javaScriptEnabled) => {
    const page = await visit({ ...phone, javaScriptEnabled })
    const session = await signInAdministrator(page)
    const title = unique('Notice ')
    const made = await session.post<{ id: string }>('/api/admin/content/video', {
      body: { slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), title: { en: title, hi: '' } },
    })
    expect(made.status).toBe(201)
    expect((await session.post(`/api/admin/content/video/${made.body.id}/trash`, {})).status).toBe(200)

    await page.goto(`${url}/admin/activities`)
    if (javaScriptEnabled) await hydrated(page)
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Its id or address').fill(made.body.id)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.waitForURL(new RegExp(`item=${made.body.id}`))
    await page.getByText('2 activities', { exact: true }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Moved to the bin' }).waitFor()

    await page.goto(`${url}/admin/activities?kind=video&item=${made.body.id}`)
    if (javaScriptEnabled) await hydrated(page)
    const undo = page.getByRole('listitem').filter({ hasText: 'Moved to the bin' })
    if (javaScriptEnabled) await undo.getByRole('button', { name: 'Take out of the bin' }).click()
    else await undo.locator('summary').click()
    const confirmed = javaScriptEnabled ? page.getByRole('dialog') : undo.locator('details')
    await confirmed.getByRole('button', { name: 'Take out of the bin' }).click()
    await page.getByText('It is undone.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Took out of the bin' }).waitFor()

    await page.getByRole('link', { name: 'Verify', exact: true }).click()
    await page.getByText(/Nothing was changed|No activity is sealed yet/).waitFor()
  },
)
