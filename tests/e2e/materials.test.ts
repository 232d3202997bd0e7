import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { MaterialDetail } from '../../domain/materials/contract.ts'
import { desktop, launchBrowser, phone } from '../support/browser.ts'
import { newStudent } from '../support/http.ts'

const url = inject('url')
const material = 'mat_physics-formulas-jee-neet'
const open = 'mat_algebra-geometry-mensuration'

let browser: Browser
beforeAll(async () => void (browser = await launchBrowser()))
afterAll(() => browser.close())

/** Page that counts the bytes of the files that it fetches. */
const watched = async (context: BrowserContext) => {
  const page = await context.newPage()
  const fetched = { bytes: 0, ranges: 0, whole: 0 }
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('response', (response) => {
    if (!response.url().includes('/file?')) return
    if (response.status() === 206) fetched.ranges += 1
    else fetched.whole += 1
    fetched.bytes += Number(response.headers()['content-length'] ?? 0)
  })
  return { page, fetched, faults }
}

const drawn = (page: Page, number: number) =>
  page.locator(`[data-page="${number}"] canvas`).waitFor({ timeout: 30_000 })

/** Share of non-white pixels of a drawn page. */
const inkOf = (page: Page, number: number): Promise<number> =>
  page.locator(`[data-page="${number}"] canvas`).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let inked = 0
    for (let at = 0; at < data.length; at += 4) if (Number(data[at]) < 200) inked += 1
    return inked / (data.length / 4)
  })

const detailOf = async (id: string) => (await (await fetch(`${url}/api/materials/${id}`)).json()) as MaterialDetail

test('draws the first page from a part of the file, then what is opened, and returns to its position (MAT-20, MAT-21, MAT-22, MAT-23)', async () => {
  const context = await browser.newContext(desktop)
  const { page, fetched, faults } = await watched(context)
  const bytes = (await detailOf(open)).files.en?.bytes ?? 0
  await page.goto(`${url}/materials/${open}`)
  await drawn(page, 1)
  await expect.poll(() => inkOf(page, 1)).toBeGreaterThan(0.005)
  expect(fetched.whole).toBe(0)
  expect(fetched.ranges).toBeGreaterThan(0)
  expect(fetched.bytes).toBeLessThan(bytes * 0.45)
  await expect.poll(() => page.locator('[data-page] canvas').count()).toBeLessThanOrEqual(2)
  const before = fetched.bytes
  // Text layer above the canvas, for selection and screen readers.
  await page.locator('[data-page="1"] .pdf-text span', { hasText: 'Algebraic identities' }).first().waitFor()

  await page.getByRole('textbox', { name: 'Page' }).fill('4')
  await page.keyboard.press('Enter')
  await drawn(page, 4)
  expect(fetched.bytes).toBeGreaterThan(before)
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`reading:${id}`), open)).toContain('"page":4')

  await page.reload()
  await drawn(page, 4)
  await page.getByText('You are back at page 4.').waitFor()
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await drawn(page, 1)

  // Keys, once the reader has the focus.
  await page.locator('.pdf-scroller').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('textbox', { name: 'Page' }).inputValue()).toBe('2')
  const width = () => page.locator('[data-page="2"]').evaluate((box) => box.clientWidth)
  const fitting = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(fitting)
  await page.keyboard.press('0')
  await expect.poll(width).toBe(fitting)
  expect(faults).toEqual([])
  await context.close()
})

test('fits the page to a phone, zooms by two fingers and switches the language by a tap (MAT-22, MAT-24)', async () => {
  const context = await browser.newContext(phone)
  const { page, faults } = await watched(context)
  await page.goto(`${url}/materials/${open}?view=pages`)
  await drawn(page, 1)
  const box = () => page.locator('[data-page="1"]').evaluate((element) => element.clientWidth)
  const room = await page.locator('.pdf-scroller').evaluate((element) => element.clientWidth)
  const fitting = await box()
  expect(fitting).toBeLessThanOrEqual(room)
  expect(fitting).toBeGreaterThan(room * 0.9)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.locator('.pdf-scroller').evaluate((element) => {
    const touch = (identifier: number, clientX: number) =>
      new Touch({ identifier, target: element, clientX, clientY: 300 })
    const send = (kind: string, left: number, right: number) =>
      element.dispatchEvent(
        new TouchEvent(kind, { touches: [touch(1, left), touch(2, right)], bubbles: true, cancelable: true }),
      )
    send('touchstart', 140, 220)
    send('touchmove', 100, 260)
  })
  await expect.poll(box).toBe(fitting * 2)

  await page.getByText('Hindi', { exact: true }).click()
  await drawn(page, 1)
  await page.locator('[data-page="1"] .pdf-text[lang="hi"]').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('keeps opened pages without a connection and loads the others when it is back (MAT-25)', async () => {
  const context = await browser.newContext(desktop)
  const { page } = await watched(context)
  await page.goto(`${url}/materials/${open}`)
  await drawn(page, 1)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Page' }).fill('5')
  await page.keyboard.press('Enter')
  await page.getByText('No connection. The pages already opened stay here').waitFor()
  await context.setOffline(false)
  await drawn(page, 5)
  await context.close()
})

test('shows the preview pages before purchase and requests no others (MAT-6)', async () => {
  const context = await browser.newContext(desktop)
  const { page, faults } = await watched(context)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/file?') && requests.push(request.url()))
  await page.goto(`${url}/materials/${material}`)
  await drawn(page, 1)
  await page.getByText('You can read the first page of').waitFor()
  await expect.poll(() => page.locator('[data-page]').count()).toBe(1)
  expect(requests.filter((address) => !address.includes('part=preview'))).toEqual([])
  await expect.poll(() => page.getByRole('link', { name: /Download/ }).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('without script the file is a link, filters work, and an e-book is read by chapters (MAT-11, MAT-14)', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/materials/${open}`)
  await expect
    .poll(() => page.getByRole('link', { name: /Open the PDF/ }).getAttribute('href'))
    .toContain('/file?language=en')
  await page.goto(`${url}/materials/mat_data-interpretation-step-by-step`)
  await page.getByRole('link', { name: /Next: Percentages, ratios and averages/ }).click()
  await page.getByRole('heading', { name: 'Percentages, ratios and averages for DI' }).waitFor()
  await page.goto(`${url}/study-materials`)
  await page.getByText('Filter the materials').click()
  await page.getByLabel('Kind').selectOption('e_book')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('2 materials').waitFor()
  await context.close()
})

test('a phone opens a file as text without fetching it, and the chosen view is remembered (MAT-40, MAT-42)', async () => {
  const context = await browser.newContext(phone)
  const { page, fetched, faults } = await watched(context)
  await page.goto(`${url}/materials/${open}`)
  await page.waitForURL(/view=text$/)
  await page.getByRole('heading', { name: 'Algebraic identities' }).waitFor()
  expect(await page.locator('.rich math').count()).toBeGreaterThan(20)
  expect(fetched).toEqual({ bytes: 0, ranges: 0, whole: 0 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByText('Hindi', { exact: true }).tap()
  await page.getByRole('heading', { name: 'बीजीय सर्वसमिकाएँ' }).waitFor()
  const views = page.getByRole('navigation', { name: 'How to read it' })
  await views.getByRole('link', { name: 'Pages' }).tap()
  await drawn(page, 1)
  await page.goto(`${url}/materials/${open}`)
  await drawn(page, 1)
  expect(await views.getByRole('link', { name: 'Pages' }).getAttribute('aria-current')).toBe('page')
  expect(faults).toEqual([])
  await context.close()
})

test('the text of a file reads without script (MAT-40, MAT-14)', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/materials/${open}`)
  await page.getByRole('link', { name: 'Text', exact: true }).click()
  await page.getByRole('heading', { name: 'Algebraic identities' }).waitFor()
  await context.close()
})

test('zooming keeps the left edge of a page, and dark pages are remembered (MAT-43)', async () => {
  const context = await browser.newContext({ ...phone, colorScheme: 'dark' })
  const { page, faults } = await watched(context)
  await page.goto(`${url}/materials/${open}?view=pages`)
  await drawn(page, 1)
  const scroller = page.locator('.pdf-scroller')
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Zoom in' }).tap()
  await expect.poll(() => scroller.evaluate((box) => box.scrollWidth > box.clientWidth * 1.3)).toBe(true)
  expect(await scroller.evaluate((box) => box.scrollLeft)).toBe(0)
  const filter = () => page.locator('[data-page="1"] canvas').evaluate((canvas) => getComputedStyle(canvas).filter)
  expect(await filter()).toBe('none')
  await page.getByRole('button', { name: 'Dark pages' }).tap()
  await expect.poll(filter).toContain('invert')
  await page.reload()
  await drawn(page, 1)
  await expect.poll(filter).toContain('invert')
  expect(faults).toEqual([])
  await context.close()
})

test('a student goes on where another device stopped (MAT-38)', async () => {
  const student = await newStudent()
  const cookies = [...student.cookies].map(([name, value]) => ({ name, value, url }))
  const context = await browser.newContext(desktop)
  await context.addCookies(cookies)
  const { page } = await watched(context)
  await page.goto(`${url}/materials/${open}`)
  await drawn(page, 1)
  await page.getByRole('textbox', { name: 'Page' }).fill('3')
  const saved = page.waitForResponse((response) => response.url().endsWith('/place'))
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
  await context.close()
  const other = await browser.newContext(desktop)
  await other.addCookies(cookies)
  const { page: elsewhere } = await watched(other)
  await elsewhere.goto(`${url}/materials/${open}`)
  await elsewhere.getByText('You are back at page 3.').waitFor()
  await other.close()
})
