import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { valueAt } from '../../domain/content/body-paths.ts'
import type { OfficeDetail } from '../../domain/content/contract.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { paths } from '../../domain/paths.ts'
import { desktop, hydrated, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { rawPdf } from '../support/raw-pdf.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits({ ...desktop, viewport: { width: 1280, height: 1600 } })

const choosePdf = (page: Page, path: string, file: Uint8Array) =>
  page
    .locator(`[data-path="${path}"] input[type=file]`)
    .setInputFiles({ name: `${unique('notes')}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(file) })

test('a hostile PDF is refused with its reason; a good one is counted, previewed and read (MAT-36, MAT-37)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const name = unique('Sold notes ')
  await page.goto(office.url + officePaths.adminMaterialNew())
  await hydrated(page)
  await page.locator('button[name=kind][value=pdf]').click()
  await page.waitForURL(/\/admin\/materials\/mat_/)
  await settled(page)
  const id = page.url().split('/').at(-1) ?? ''
  for (const [path, text] of [
    ['title.en', name],
    ['title.hi', `${name} हिंदी`],
    ['summary.en', 'In short'],
    ['summary.hi', 'संक्षेप में'],
  ] as const)
    await page.locator(`[name="${path}"]`).fill(text)
  await page.locator('[name=subject]').selectOption('maths')
  await page.locator('[name=access]').selectOption('paid')

  const english = page.locator('[data-path="files.en.whole"]')
  await choosePdf(page, 'files.en.whole', rawPdf({ catalogue: '/OpenAction << /S /JavaScript /JS (1) >>' }))
  await english.getByText('This PDF contains scripts', { exact: false }).waitFor()
  await english.getByRole('button', { name: 'Close', exact: true }).click()
  await choosePdf(page, 'files.en.whole', rawPdf({ pages: 12 }))
  await page.getByText('12 pages', { exact: true }).waitFor()
  const preview = page.locator('[data-path="files.en.preview"]')
  await preview.getByLabel('The first').fill('2')
  await preview.getByRole('button', { name: 'Make the preview' }).click()
  await preview.getByText('2 pages', { exact: false }).first().waitFor()

  const stored = async () => (await office.get<OfficeDetail>(`/api/admin/content/material/${id}`)).body
  await expect.poll(async () => valueAt((await stored()).draft.body, 'files.en.preview.pages')).toBe(2)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(async () => (await stored()).version).toBe(1)
  await page.goto(office.url + paths.material(id))
  await page.getByText('You can read the first 2 pages of 12.', { exact: true }).waitFor()
})
