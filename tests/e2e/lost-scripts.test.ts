import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { readManifest } from '../../scripts/client-assets.ts'
import { desktop, settled } from '../support/browser.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(desktop, 30_000)

/** Removes the script of /jobs, like a new deployment. Returns the paths of documents loaded since. */
const loseJobs = async (page: Page): Promise<string[]> => {
  const { module } = readManifest().routes['routes/jobs'] ?? {}
  await page.route(`**${module}`, (route) => route.fulfill({ status: 404, body: '' }))
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

const openAbout = async (page: Page): Promise<void> => {
  await page.goto(`${url}/about`)
  await settled(page)
}

const toJobs = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click()
const crash = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })

test('reloads a page whose script is lost once, then shows an error with "Try again" (SHL-23)', async () => {
  const page = await visit()
  await openAbout(page)
  const loaded = await loseJobs(page)
  await toJobs(page)
  await page.getByRole('heading', { level: 1, name: /job/i }).waitFor()
  expect(loaded).toEqual(['/jobs'])

  await openAbout(page)
  await toJobs(page)
  await crash(page).waitFor()
  await page.getByText('A part of this page could not be loaded.').waitFor()
  expect([new URL(page.url()).pathname, loaded]).toEqual(['/jobs', ['/jobs', '/about']])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /job/i }).waitFor()
})

test('never reloads such a page in a browser without session storage (SHL-23)', async () => {
  const page = await visit()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await openAbout(page)
  const loaded = await loseJobs(page)
  await toJobs(page)
  await crash(page).waitFor()
  expect(loaded).toEqual([])
})
