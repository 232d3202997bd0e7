import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officePaths } from '../../domain/office-paths.ts'
import { desktop, hydrated, launchBrowser } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { signInAdministrator } from '../support/office.ts'

let browser: Browser
beforeAll(async () => void (browser = await launchBrowser()))
afterAll(() => browser.close())

const opened = async (path: string) => {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const admin = await signInAdministrator(page)
  await page.goto(`${admin.url}${path}`)
  await hydrated(page)
  return { page, admin, close: () => context.close() }
}

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const box = (page: Page, path: string) => page.locator(`fieldset[data-path="${path}"]`)
const row = (page: Page, path: string) => page.locator(`li[data-path="${path}"]`)
const saved = (page: Page) => page.locator('[data-save-phase=saved]').first().waitFor()

const squares = `1
00:00:01,000 --> 00:00:04,000
A square has four sides.

2
00:00:03,500 --> 00:00:06,000
All of them are equal.`

describe('videos in the office', () => {
  test('a YouTube address with an imported caption file is on the site in a minute (VID-28, VID-30)', async () => {
    const { page, admin, close } = await opened(officePaths.adminVideoNew())
    const title = `Squares ${unique('')}`
    await field(page, 'address').fill('https://youtu.be/abcdefghijk?t=4')
    await page.getByRole('button', { name: 'Create from YouTube', exact: true }).click()
    await page.waitForURL(/\/admin\/videos\/vid_/)
    await hydrated(page)
    for (const [path, text] of [
      ['title.en', title],
      ['title.hi', `${title} वर्ग`],
      ['summary.en', 'What makes a square'],
      ['summary.hi', 'वर्ग किसे कहते हैं'],
      ['durationMs', '0:10'],
    ] as const)
      await field(page, path).fill(text)
    await field(page, 'subject').selectOption('maths')
    await field(page, 'access').selectOption('free')
    await page.getByText('Import captions', { exact: true }).click()
    await page
      .locator('input[type=file][accept*=".srt"]')
      .setInputFiles({ name: 'squares.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(squares) })
    await page.getByText('Line 6 begins before the caption of line 2 ends.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Take over', exact: true }).click()
    const second = row(page, 'captions.1')
    await second.getByText('It begins before row 1 ends.', { exact: true }).waitFor()
    await field(page, 'captions.1.startMs').fill('0:04')
    await second.getByText('It begins before row 1 ends.', { exact: true }).waitFor({ state: 'detached' })
    await saved(page)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Published.', { exact: true }).waitFor()

    const id = /vid_[a-z0-9]+/.exec(page.url())?.[0] ?? ''
    await page.goto(`${admin.url}/videos/${id}`)
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await page.getByText('All of them are equal.', { exact: false }).first().waitFor({ state: 'attached' })
    await close()
  })

  test('a film is uploaded, and its beginning and picture are taken from it (VID-33, VID-34)', async () => {
    const { page, close } = await opened(officePaths.adminVideoNew())
    await page.getByRole('button', { name: 'Create for a file', exact: true }).click()
    await page.waitForURL(/\/admin\/videos\/vid_/)
    await hydrated(page)
    const film = 'drizzle/seed/videos/files/newtons-three-laws.mp4'
    await box(page, 'source.standard').locator('input[type=file]').setInputFiles(film)
    await expect.poll(() => field(page, 'durationMs').inputValue()).toBe('0:42')
    await page.getByText('This film has no sound.', { exact: false }).waitFor()
    expect(await field(page, 'silent').isChecked()).toBe(true)

    await page.getByRole('button', { name: 'Add at this moment' }).first().waitFor()
    await page.getByRole('button', { name: 'Take the picture that the film shows', exact: true }).click()
    await box(page, 'poster').locator('img').waitFor()
    await field(page, 'access').selectOption('paid')
    await page.getByLabel('Up to', { exact: true }).fill('0:10')
    await page.getByRole('button', { name: 'Cut it from the film', exact: true }).click()
    await expect.poll(() => field(page, 'source.preview.durationMs').inputValue()).toMatch(/^0:(09|10)/)
    await close()
  })

  test('captions are timed beside the film (VID-31)', async () => {
    const { page, close } = await opened(officePaths.adminVideo('vid_why-seasons-change'))
    const film = page.locator('video')
    const instant = () => film.evaluate((element: HTMLVideoElement) => element.currentTime)
    await page.getByRole('button', { name: 'Add at this moment' }).first().waitFor()
    const third = row(page, 'captions.2')
    await third.scrollIntoViewIfNeeded()
    const [start = 0] = await third.locator('button').first().allTextContents().then(secondsIn)
    await third.locator('button').first().click()
    await expect.poll(instant).toBe(start)
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true')

    await film.evaluate((element: HTMLVideoElement) => void (element.currentTime = 6.5))
    await expect.poll(instant).toBe(6.5)
    const end = field(page, 'captions.2.endMs')
    await end.focus()
    await page.keyboard.press('Control+,')
    await expect.poll(() => field(page, 'captions.2.startMs').inputValue()).toBe('0:06.5')
    await page.keyboard.press('Control+.')
    await third.getByText('It ends before it begins.', { exact: true }).waitFor()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => end.inputValue()).toBe('0:06.6')
    await third.getByText('It ends before it begins.', { exact: true }).waitFor({ state: 'detached' })
    await close()
  })

  test('the checks of an hour of captions lead to a far row (VID-35)', async () => {
    const { page, admin, close } = await opened(officePaths.adminVideos())
    const rows = Array.from({ length: 1_200 }, (_, index) => ({
      startMs: index === 700 ? 699 * 3_000 : index * 3_000,
      endMs: index * 3_000 + 2_900,
      text: { en: `Words ${index}`, hi: '' },
    }))
    const slug = unique('hour').toLowerCase()
    const body = { ...completeBody(ownFields.video, slug, slug), durationMs: 3_600_000, captions: rows }
    const made = await admin.post<{ id: string }>('/api/admin/content/video', { body })
    await page.goto(`${admin.url}${officePaths.adminVideo(made.body.id)}`)
    await hydrated(page)
    await page
      .locator('#publish')
      .getByRole('link', { name: /It begins before row 700 ends\.$/ })
      .click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('captions.700.startMs')
    await close()
  })
})

/** Seconds of the labels of rows, such as "3 0:09". */
const secondsIn = (labels: string[]): number[] =>
  labels.map((label) => {
    const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)$/.exec(label.trim()) ?? []
    return Number(minutes) * 60 + Number(seconds)
  })
