import { expect, inject, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { addDays, dateInIndia } from '../../domain/india.ts'
import { violationsOn } from '../support/axe.ts'
import { desktop, hydrated } from '../support/browser.ts'
import { signInAdministrator } from '../support/office.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(desktop, 20_000)

test('composes a message, schedules it for a counted audience, and stops it (NTF-20, NTF-21)', async () => {
  const page = await open()
  await signInAdministrator(page)
  await page.goto(url + officePaths.adminNotificationNew())
  await hydrated(page)
  await page.getByRole('button', { name: 'Write the message' }).click()
  const title = `Holiday ${crypto.randomUUID().slice(0, 8)}`
  await page.locator('[name="title.en"]').fill(title)
  await page.locator('[name="title.hi"]').fill(`${title} छुट्टी`)
  await page.locator('[name="text.en"]').fill('No tests on Monday.')
  await page.locator('[name="text.hi"]').fill('सोमवार को कोई टेस्ट नहीं।')
  await expect.poll(() => page.getByText('Nothing is missing.').count()).toBe(1)
  const mail = page.frameLocator('iframe')
  await expect.poll(() => mail.getByText('No tests on Monday.').count()).toBe(1)

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOn(page)).toEqual([])
  }

  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Send this message?' })
  await dialog.getByText(/students are in the audience/).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByLabel('At a time').check()
  await dialog.locator('[name=day]').fill(addDays(dateInIndia(Date.now()), 2))
  await dialog.locator('[name=time]').fill('10:00')
  await dialog.getByRole('button', { name: /^Schedule for [\d,]+\+? students$/ }).click()
  await page.getByText('Scheduled', { exact: true }).waitFor()
  expect(await page.getByText('All students').count()).toBe(1)

  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText('Stopped', { exact: true }).waitFor()
  await page.goto(`${url}${officePaths.adminNotifications()}?${new URLSearchParams({ q: title })}`)
  expect(await page.getByRole('link', { name: title }).count()).toBe(1)
})
