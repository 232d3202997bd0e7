import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signUp } from '../support/api-student.ts'
import { browserCookies, phone, settled } from '../support/browser.ts'
import { addNotice } from '../support/notices.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const visit = useVisits(phone)

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${url}${address}`)
  await settled(page)
}

const bell = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true })

test('the bell counts, leads to the notices and follows their reading in every tab (NTF-1, NTF-4, NTF-5)', async () => {
  const student = await signUp(url, 'Asha Rani')
  const [older, newer] = [await addNotice(student.email, '/about', Date.now() - 1_000), await addNotice(student.email)]
  const page = await visit()
  await page.context().addCookies(browserCookies(url, student.cookie))
  await open(page, '/about')
  const other = await page.context().newPage()
  await open(other, '/courses')
  await bell(other, '2 unread notifications').waitFor()

  await bell(page, '2 unread notifications').click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  const titles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'TY' })
  await expect
    .poll(() => titles.allInnerTexts())
    .toEqual([expect.stringContaining(newer), expect.stringContaining(older)])
  await page.getByRole('link', { name: newer }).click()
  await page.waitForURL(`${url}/contact`)
  for (const tab of [page, other]) await bell(tab, '1 unread notification').waitFor()

  await bell(page, '1 unread notification').click()
  await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  for (const tab of [page, other]) await bell(tab, 'Notifications').waitFor()
  await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0)

  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await open(other, '/demo-test')
  expect(asked.filter((address) => address.includes('/api/notifications'))).toEqual([])
  expect(await bell(other, 'Notifications').count()).toBe(0)
})
