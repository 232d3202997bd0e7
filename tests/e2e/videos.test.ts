import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { desktop, launchBrowser, phone } from '../support/browser.ts'
import { newStudent, query, unique } from '../support/http.ts'

const url = inject('url')
const video = 'vid_percentages-quickly'

let browser: Browser
beforeAll(async () => void (browser = await launchBrowser()))
afterAll(() => browser.close())

/** Page that records requested video files and errors. */
const watched = async (context: BrowserContext) => {
  const page = await context.newPage()
  const files: string[] = []
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('request', (request) => request.url().includes('/file?') && files.push(request.url()))
  return { page, files, faults }
}

const media = (page: Page) => page.locator('video')
const timeOf = (page: Page) => media(page).evaluate((element: HTMLVideoElement) => element.currentTime)
const play = (page: Page) => media(page).evaluate((element: HTMLVideoElement) => element.play())
const pause = (page: Page) => media(page).evaluate((element: HTMLVideoElement) => element.pause())

/** Waits until the player's tools are loaded. */
const ready = (page: Page) => page.getByLabel('Speed').waitFor()

const captionsOf = (page: Page) =>
  media(page).evaluate((element: HTMLVideoElement) => {
    const track = [...element.textTracks].find(({ mode, kind }) => kind === 'captions' && mode === 'showing')
    return [track?.language, (track?.activeCues?.[0] as VTTCue | undefined)?.text]
  })

const signedIn = async (options = desktop) => {
  const student = await newStudent()
  const context = await browser.newContext(options)
  await context.addCookies([...student.cookies].map(([name, value]) => ({ name, value, url })))
  return { student, context }
}

test('plays a real file with captions, speed and chapters, and fetches a part of it on a jump (VID-9, VID-13)', async () => {
  const context = await browser.newContext(desktop)
  const { page, faults } = await watched(context)
  const parts: number[] = []
  page.on('response', (response) => response.url().includes('/file?') && parts.push(response.status()))
  await page.goto(`${url}/videos/${video}`)
  await ready(page)
  await play(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  await expect.poll(() => media(page).evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(960)
  expect(new Set(parts)).toEqual(new Set([206]))
  await expect.poll(() => captionsOf(page)).toEqual(['en', 'Per cent means out of a hundred.'])
  await page.getByText('Hindi', { exact: true }).click()
  await expect.poll(() => captionsOf(page)).toEqual(['hi', 'प्रतिशत का मतलब है सौ में से।'])

  await page.getByLabel('Speed').selectOption('2')
  await expect.poll(() => media(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2)

  const chapter = page.getByRole('link', { name: '0:34 A rise, then a fall' })
  await chapter.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(34)
  await expect.poll(() => chapter.getAttribute('aria-current')).toBe('true')
  await page.keyboard.press('j')
  await expect.poll(() => timeOf(page)).toBeLessThan(34)
  await page.keyboard.press('<')
  await expect.poll(() => page.getByLabel('Speed').inputValue()).toBe('1.75')
  expect(faults).toEqual([])
  await context.close()
})

test('resumes on this device and remembers the settings (VID-13, VID-14)', async () => {
  const context = await browser.newContext(phone)
  const { page, faults } = await watched(context)
  await page.goto(`${url}/videos/${video}?t=25`)
  await ready(page)
  await page.getByLabel('Speed').selectOption('1.5')
  await play(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(25)
  await pause(page)
  await page.goto(`${url}/videos/${video}`)
  await page.getByText(/You are back at 0:2\d/).waitFor()
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(25)
  await expect.poll(() => page.getByLabel('Speed').inputValue()).toBe('1.5')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Start from the beginning' }).click()
  await expect.poll(() => timeOf(page)).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('resumes on another device of a signed-in student (VID-15)', async () => {
  const { context, student } = await signedIn()
  const { page } = await watched(context)
  await page.goto(`${url}/videos/${video}?t=20`)
  await ready(page)
  await play(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20)
  const saved = page.waitForResponse((response) => response.url().endsWith('/place'))
  await pause(page)
  expect((await saved).status()).toBe(200)
  await context.close()
  const other = await browser.newContext(phone)
  await other.addCookies([...student.cookies].map(([name, value]) => ({ name, value, url })))
  const { page: elsewhere } = await watched(other)
  await elsewhere.goto(`${url}/videos/${video}`)
  await elsewhere.getByText(/You are back at 0:2\d/).waitFor()
  await other.close()
})

test('loads nothing before play with the data saver, then the smaller file, and keeps the choice (VID-16)', async () => {
  const context = await browser.newContext(phone)
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const { page, files } = await watched(context)
  await page.goto(`${url}/videos/${video}`)
  await ready(page)
  await page.getByText('Caption size and data').click()
  const saver = page.getByLabel('Data saver')
  await expect.poll(() => saver.isChecked()).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])
  await play(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3)
  expect(files.every((address) => address.includes('quality=light'))).toBe(true)
  // Switched off during playback: the larger file continues at the same position.
  const before = await timeOf(page)
  await saver.uncheck()
  await expect.poll(() => files.at(-1)).toContain('quality=standard')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before)
  await page.reload()
  await ready(page)
  await page.getByText('Caption size and data').click()
  await expect.poll(() => saver.isChecked()).toBe(false)
  await context.close()
})

test('adds a note at the time of the video, jumps to it, changes it, deletes it and undoes that (VID-19, VID-20)', async () => {
  const { context } = await signedIn()
  const { page, faults } = await watched(context)
  await page.goto(`${url}/videos/${video}?t=30`)
  await ready(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(30)
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Add note' }) })
  await form.getByLabel('Note').fill('swap them')
  await expect.poll(() => form.getByLabel('At').inputValue()).toMatch(/^0:3\d$/)
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('p', { hasText: 'swap them' }).waitFor()
  await expect.poll(() => form.getByLabel('Note').inputValue()).toBe('')
  await media(page).evaluate((element: HTMLVideoElement) => void (element.currentTime = 0))
  await page.getByRole('link', { name: /Go to 0:3/ }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(30)
  await page.getByLabel(/Edit the note/).click()
  await page.locator('details').getByRole('textbox', { name: 'Note' }).fill('quarter of it')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('p', { hasText: 'quarter of it' }).waitFor()
  await page.getByRole('button', { name: /Delete the note/ }).click()
  await page.getByText('The note is deleted.').waitFor()
  await expect.poll(() => page.locator('p', { hasText: 'quarter of it' }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
  await page.keyboard.press('Enter')
  await page.locator('p', { hasText: 'quarter of it' }).waitFor()
  // Entered text survives a lost connection.
  await context.setOffline(true)
  await form.getByLabel('Note').fill('kept words')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('The note was not saved.').waitFor()
  await expect.poll(() => form.getByLabel('Note').inputValue()).toBe('kept words')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('p', { hasText: 'kept words' }).waitFor()
  await expect.poll(() => form.getByLabel('Note').inputValue()).toBe('')
  // Text typed while a note is being sent stays.
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/notes', async (route) => {
    await answered
    await route.continue()
  })
  await form.getByLabel('Note').fill('first half')
  await page.getByRole('button', { name: 'Add note' }).click()
  // Not located by its button, whose label changes while it is busy.
  await page.locator('textarea[name=text]').first().pressSequentially(' and the rest')
  answer()
  await page.locator('p', { hasText: /^first half$/ }).waitFor()
  await form.getByRole('button', { name: 'Add note' }).waitFor()
  expect(await form.getByLabel('Note').inputValue()).toBe('first half and the rest')
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})

test('requests nothing from YouTube before its cover is pressed (VID-17)', async () => {
  const id = unique('vid')
  await query(
    `INSERT INTO content_versions (id, kind, item_id, version, content)
     SELECT ? || '_v1', kind, ?, 1, json_set(content, '$.source', json('{"kind":"youtube","youtubeId":"abcdefghijk"}'))
     FROM content_versions WHERE id = 'vid_percentages-quickly_v1'`,
    id,
    id,
  )
  await query(
    `INSERT INTO videos (id, slug, title, summary, state, access, exams, languages, current_version_id, published_at,
       updated_at, subject, source, duration_ms)
     SELECT ?, ?, title, summary, state, access, '["none"]', languages, ? || '_v1', 1, 1, 'computer', 'youtube', duration_ms
     FROM videos WHERE id = 'vid_percentages-quickly'`,
    id,
    id,
    id,
  )
  const context = await browser.newContext(desktop)
  const { page } = await watched(context)
  const theirs: string[] = []
  await context.route(/youtube|ytimg|google/, (route) => {
    theirs.push(route.request().url())
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>player</p>' })
  })
  await page.goto(`${url}/videos/${id}?t=20`)
  const cover = page.getByRole('button', { name: 'Play from YouTube' })
  await cover.waitFor()
  await page.waitForLoadState('networkidle')
  expect(theirs).toEqual([])
  await cover.click()
  await page.frameLocator('iframe').getByText('player').waitFor()
  expect(theirs).toHaveLength(1)
  expect(theirs[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?autoplay=1&start=20/)
  await query(`UPDATE videos SET state = 'draft' WHERE id = ?`, id)
  await context.close()
})

test('plays in the browser’s own player without script, from a chapter too (VID-12)', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}/videos`)
  await page.getByRole('link', { name: 'Percentages without long division' }).click()
  await page.getByRole('link', { name: '0:19 Swap the two numbers' }).click()
  await page.waitForURL(/t=19$/)
  await expect.poll(() => media(page).getAttribute('src')).toMatch(/#t=19$/)
  await expect.poll(() => media(page).getAttribute('controls')).toBe('')
  await context.close()
})

/** Font sizes of the visible captions in px, from the browser's own shadow tree. */
const captionSizes = async (page: Page): Promise<number[]> => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const cues = nodes.filter(({ attributes = [] }) => attributes.includes('cue'))
  const styles = await Promise.all(cues.map(({ nodeId }) => session.send('CSS.getComputedStyleForNode', { nodeId })))
  await session.detach()
  return styles.map(({ computedStyle }) =>
    parseFloat(computedStyle.find(({ name }) => name === 'font-size')?.value ?? '0'),
  )
}

test('starts by a tap in the middle, with captions of 16 px or more, in full screen too (VID-13)', async () => {
  const context = await browser.newContext(phone)
  const { page, faults } = await watched(context)
  await page.goto(`${url}/videos/${video}`)
  await ready(page)
  const { x, y, width, height } = (await media(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  const button = page.getByRole('button', { name: 'Play the video' })
  await expect.poll(() => button.count()).toBe(0)
  await expect.poll(() => media(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => captionSizes(page)).toEqual([expect.any(Number)])
  expect(Math.min(...(await captionSizes(page)))).toBeGreaterThanOrEqual(16)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toContain('own-player')
  await expect.poll(async () => Math.min(...(await captionSizes(page)))).toBeGreaterThanOrEqual(16)
  await page.reload()
  await button.press('Enter')
  await expect.poll(() => media(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('own controls play, move and skip by press, tap and key (VID-37, VID-38)', async () => {
  const context = await browser.newContext(phone)
  const { page, faults } = await watched(context)
  await page.goto(`${url}/videos/${video}`)
  await ready(page)
  await expect.poll(() => media(page).getAttribute('controls')).toBeNull()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => media(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  const slider = page.getByRole('slider', { name: 'Position' })
  await slider.fill('30')
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(30)
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^0:30 of \d:\d\d$/)
  const { x, y, width, height } = (await media(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width * 0.85, y + height / 2)
  await page.getByText('On 10 seconds', { exact: true }).waitFor()
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(40)
  expect(await media(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await media(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => timeOf(page)).toBeLessThan(31)
  await page.keyboard.press(' ')
  await expect.poll(() => media(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  await media(page).tap()
  await expect.poll(() => media(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(faults).toEqual([])
  await context.close()
})

test('two taps from the page of a video show Hindi captions, larger when asked (VID-39, VID-13)', async () => {
  const context = await browser.newContext(phone)
  const { page } = await watched(context)
  await page.goto(`${url}/videos/${video}`)
  await ready(page)
  const taps = [page.getByText('Hindi', { exact: true }), page.getByRole('button', { name: 'Play the video' })]
  for (const target of taps) await target.tap()
  await expect.poll(() => captionsOf(page)).toEqual(['hi', 'प्रतिशत का मतलब है सौ में से।'])
  const usual = Math.min(...(await captionSizes(page)))
  await page.getByText('Caption size and data').tap()
  await page.getByText('Large', { exact: true }).tap()
  await expect.poll(async () => Math.min(...(await captionSizes(page)))).toBeGreaterThan(usual)
  await page.getByText('Small', { exact: true }).tap()
  await expect.poll(async () => Math.min(...(await captionSizes(page)))).toBeLessThan(usual)
  expect(Math.min(...(await captionSizes(page)))).toBeGreaterThanOrEqual(16)
  await context.close()
})

test('the transcript follows the video in its own box, goes where one presses, and reads without script (VID-40)', async () => {
  const context = await browser.newContext(desktop)
  const { page, faults } = await watched(context)
  await page.goto(`${url}/videos/${video}?t=34`)
  await ready(page)
  await play(page)
  const transcript = page.getByRole('region', { name: 'Transcript' })
  const current = transcript.locator('[aria-current]')
  await current.waitFor()
  const top = await page.evaluate(() => scrollY)
  await expect.poll(() => transcript.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await pause(page)
  await transcript.getByRole('link').first().click()
  await expect.poll(() => timeOf(page)).toBeLessThan(20)
  expect(faults).toEqual([])
  await context.close()
  const plain = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(`${url}/videos/${video}`)
  expect(await read.getByRole('region', { name: 'Transcript' }).getByRole('link').last().getAttribute('href')).toMatch(
    /\?t=\d+$/,
  )
  await plain.close()
})
