import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hydrated, phone, settled } from '../support/browser.ts'
import { faultsOf, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(phone)

/** Presses, and waits for the response: the button changes before it. */
const saveAndWait = async (page: Page, press: () => Promise<void>) => {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await press()
  await answered
}

test('goes from the list through a filter to a job and its age calculator, and back (JOB-3, JOB-18)', async () => {
  const page = await visit()
  const faults = faultsOf(page)
  await page.goto(`${url}/jobs`)
  await page.getByRole('link', { name: /^Closing within 7 days/ }).click()
  await page.waitForURL(/list=closing/)
  await page.getByText('Filter the jobs').click()
  await page.getByLabel('Qualification', { exact: true }).selectOption('class-12')
  await page.waitForURL(/list=closing.*qualification=class-12/)
  await page.getByRole('link', { name: 'Lower Division Clerks', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Lower Division Clerks' }).waitFor()
  await settled(page)
  const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear()
  await page.getByLabel('Date of birth').fill(`${year - 20}-01-01`)
  await page.getByRole('button', { name: 'Work out my age' }).click()
  await page.getByText(`On 1 Jan ${year} you are 20 years, 0 months and 0 days old.`).waitFor()
  await page.getByText('Within the age').waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL(/list=closing/)
  expect(faults).toEqual([])
})

test('a student saves a job from the list, finds it under Saved and removes it on its page (JOB-26, JOB-45, JOB-46)', async () => {
  const page = await visit()
  const faults = faultsOf(page)
  await page.goto(`${url}/jobs/job_sample-railway-technicians`)
  await page.getByRole('button', { name: 'Save: Railway Technicians' }).click()
  await page.getByText('Log in or sign up, and the job is saved.').waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL(/\/signup\?/)
  await signUp(page, 'Asha Verma')
  await page.getByRole('heading', { level: 1, name: 'Railway Technicians' }).waitFor()
  const saved = page.locator('li.toast').filter({ hasText: 'The job is saved' })
  await saved.getByRole('link', { name: 'Saved jobs' }).waitFor()
  await saveAndWait(page, () =>
    page.getByRole('button', { name: 'Saved. Take off the list: Railway Technicians' }).click(),
  )
  await page.getByText('Your birth date is missing in your profile.').waitFor()
  // Of its organisation: jobs that other tests publish may fill the first page of all.
  await page.goto(`${url}/jobs?organisation=org_sample-railway`)
  await hydrated(page)
  await saveAndWait(page, () => page.getByRole('button', { name: 'Save: Railway Technicians' }).click())
  await page.getByRole('button', { name: 'Saved. Take off the list: Railway Technicians' }).waitFor()
  await saved.getByRole('link', { name: 'Saved jobs' }).click()
  await page.waitForURL('**/jobs?list=saved')
  await page.getByText('1 job', { exact: true }).waitFor()
  const lists = page.getByRole('navigation', { name: 'Lists of jobs' }).getByRole('link')
  await expect.poll(() => lists.nth(1).innerText()).toMatch(/^Saved\s+1$/)
  await page.goto(`${url}/jobs`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Saved jobs' }).click()
  await page.waitForURL('**/jobs?list=saved')
  await page.getByRole('link', { name: 'Railway Technicians', exact: true }).click()
  await saveAndWait(page, () =>
    page.getByRole('button', { name: 'Saved. Take off the list: Railway Technicians' }).click(),
  )
  await page.getByRole('button', { name: 'Save: Railway Technicians' }).waitFor()
  await page.goto(`${url}/jobs?list=saved`)
  await page.getByText('Nothing saved yet').waitFor()
  expect(faults).toEqual([])
})

test('filters, age calculator and links to jobs work without script (JOB-4)', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(`${url}/jobs?list=all`)
  await page.getByText('Filter the jobs').click()
  await page.getByLabel('Level', { exact: true }).selectOption('bank')
  await page.getByRole('button', { name: 'Show' }).click()
  expect(new URL(page.url()).search).toContain('list=all&level=bank')
  await page.getByRole('link', { name: 'Customer Associates', exact: true }).click()
  await page.getByLabel('Date of birth').fill('2001-02-28')
  await page.getByRole('button', { name: 'Work out my age' }).click()
  expect(page.url()).toMatch(/born=2001-02-28/)
  await page.getByText(/you are \d+ years/).waitFor()
})

test('names relaxations that cannot be selected to those over the age (JOB-18)', async () => {
  const page = await visit({ javaScriptEnabled: false })
  const calculator = `${url}/jobs/job_sample-bihar-inter?born=`
  const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear()
  await page.goto(`${calculator}${year - 39}-01-01`)
  await page.getByText('It would fit with the relaxation for: PwBD, Ex-servicemen, Women.').first().waitFor()
  await page.goto(`${calculator}${year - 45}-01-01`)
  await page.getByText('It would fit with the relaxation for: PwBD.').first().waitFor()
  await page.goto(`${calculator}${year - 60}-01-01`)
  await page.getByText('Over the age').first().waitFor()
  await expect.poll(() => page.getByText('It would fit').count()).toBe(0)
  await page.goto(`${calculator}${year - 39}-01-01&lang=hi`)
  await page.getByText('यह छूट मिले तो आयु ठीक बैठती है: दिव्यांग, भूतपूर्व सैनिक, महिला।').first().waitFor()
})
