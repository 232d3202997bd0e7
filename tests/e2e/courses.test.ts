import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { paths } from '../../domain/paths.ts'
import { hydrated, phone, settled } from '../support/browser.ts'
import { faultsOf, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const course = 'crs_first-month'
const visit = useVisits(phone)

const newStudent = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${url}${paths.signup()}?next=${encodeURIComponent(paths.course(course))}`)
  await settled(page)
  await signUp(page, name)
  await page.waitForURL(`**${paths.course(course)}`)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

test('goes from the list through the lessons of a course to a certificate that anyone can check (CRS-12, CRS-13, CRS-20, CRS-23, CRS-41, CRS-42, CRS-43)', async () => {
  const page = await visit()
  const faults = faultsOf(page)
  await newStudent(page, 'Sunita Devi')
  await page.goto(`${url}${paths.courses()}`)
  await settled(page)
  await page.getByText('Filter the courses').click()
  await page.getByLabel('Subject').selectOption('general')
  await page.waitForURL(/subject=general/)
  await page.getByRole('link', { name: 'Your first month of preparation' }).click()
  await heading(page, 'Your first month of preparation')
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByText('0 of 7 required lessons done').waitFor()

  await page.getByRole('link', { name: /^Continue: Count the hours/ }).click()
  for (let lesson = 1; lesson <= 7; lesson += 1) {
    await page.getByText(`Lesson ${lesson} of 7`).waitFor()
    await page.getByRole('button', { name: /^I have/ }).click()
    await page.getByRole('button', { name: 'Mark as not done' }).waitFor()
    await page.getByText(`${lesson} of 7 lessons done`).waitFor()
    if (lesson < 7) await page.getByRole('link', { name: /^Next:/ }).click()
  }
  await page.getByRole('heading', { name: 'Course complete' }).waitFor()
  await page.getByRole('link', { name: 'See what you have finished' }).click()
  await page.getByRole('heading', { name: 'What you can do now' }).waitFor()
  await page.getByRole('link', { name: 'Get the certificate' }).click()
  // Scrolled to below the header, whatever was loaded above it meanwhile.
  const certificateTop = () => page.locator('#certificate').evaluate((card) => card.getBoundingClientRect().top)
  await expect.poll(certificateTop).toBeLessThan(90)
  expect(await certificateTop()).toBeGreaterThanOrEqual(56)
  await page.getByText('You have completed this course.').waitFor()
  await expect.poll(() => page.getByLabel('Name on the certificate').inputValue()).toBe('Sunita Devi')
  await page.getByRole('button', { name: 'Make my certificate' }).click()
  await page.getByText('Your certificate is ready, Sunita Devi.').waitFor()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download the certificate/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^taiyari-certificate-.*\.pdf$/)
  const code = /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(await page.locator('#certificate').innerText())?.[0] ?? ''

  const other = await visit()
  await other.goto(`${url}${paths.certificates()}`)
  await settled(other)
  await other.getByLabel('Code of the certificate').fill(code.toLowerCase())
  await other.getByRole('button', { name: 'Check' }).click()
  await other.getByText('This certificate is valid').waitFor()
  await other.getByText('Sunita Devi', { exact: true }).waitFor()
  expect(faults).toEqual([])
})

test('enrols, marks a lesson and checks a certificate without script (CRS-18, CRS-41)', async () => {
  const first = await visit()
  await newStudent(first, 'Ravi')
  const page = await visit({ javaScriptEnabled: false, storageState: await first.context().storageState() })
  await page.goto(`${url}${paths.course(course)}`)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByText('0 of 7 required lessons done').waitFor()
  await page.getByRole('link', { name: /^Continue: Count the hours/ }).click()
  await heading(page, 'Count the hours you have')
  await page.getByText('A plan that begins with topics fails').waitFor()
  await page.getByRole('button', { name: 'I have read it' }).click()
  await page.getByRole('heading', { name: 'Lesson done' }).waitFor()
  await page.getByRole('link', { name: /^Next: A week/ }).waitFor()
  await page.getByRole('link', { name: 'Your first month of preparation' }).click()
  await page.getByText('1 of 7 required lessons done').waitFor()

  await page.goto(`${url}${paths.certificates()}`)
  await page.getByLabel('Code of the certificate').fill('0000-0000-0000-0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('There is no certificate with this code').waitFor()
})

test('marks a lesson done by keyboard alone (CRS-18)', async () => {
  const page = await visit({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  await newStudent(page, 'Asha')
  const press = async (name: string | RegExp, role: 'button' | 'link') => {
    const target = page.getByRole(role, { name })
    await target.waitFor()
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter')
    }
    throw new Error(`${String(name)} is not reached by Tab.`)
  }
  await press('Enrol for free', 'button')
  await press(/^Continue: Count the hours/, 'link')
  await heading(page, 'Count the hours you have')
  await press('I have read it', 'button')
  await page.getByRole('button', { name: 'Mark as not done' }).waitFor()
  // The pressed button keeps the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Mark as not done')
})

test('shows a lesson with its end in place, however late the scripts of its video come (CRS-41)', async () => {
  const page = await visit()
  await newStudent(page, 'Meena')
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByText('0 of 7 required lessons done').waitFor()
  await page.goto(`${url}${paths.lesson(course, 'read-a-mock')}`)
  await settled(page)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/(lesson-video|video-player)-/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.getByRole('link', { name: 'Next: Video' }).click()
  await page.getByRole('status').getByText('Loading').waitFor()
  expect(await page.getByText('Lesson 5 of 7').count()).toBe(0)
  arrive()
  await page.getByText('Lesson 5 of 7').waitFor()
  const endTop = () => page.locator('#end').evaluate((end) => end.getBoundingClientRect().top + scrollY)
  const first = await endTop()
  await page.locator('.player-tools button').first().waitFor()
  expect(await endTop()).toBe(first)
})

test('shows the next lesson that was pressed while the mark of this one was still loading (SHL-99)', async () => {
  const page = await visit()
  await newStudent(page, 'Farida')
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByText('0 of 7 required lessons done').waitFor()
  const held = (address: RegExp, method: string) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const asked = page.route(address, async (route) => {
      if (route.request().method() === method) await released
      await route.continue().catch(() => undefined)
    })
    return { asked, release }
  }
  // The router asks for the routes behind the link, and loads the lesson again once it is marked.
  const routes = held(/__manifest\?.*a-week-that-holds/, 'GET')
  await routes.asked
  await page.goto(`${url}${paths.lesson(course, 'count-the-hours')}`)
  await hydrated(page)
  const reload = held(/count-the-hours\.data/, 'GET')
  await reload.asked
  const reloading = page.waitForRequest(
    (request) => request.method() === 'GET' && /count-the-hours\.data/.test(request.url()),
  )
  await page.getByRole('button', { name: 'I have read it' }).click()
  await reloading
  await page.getByRole('link', { name: 'Next: A week that holds' }).click()
  const reloaded = page.waitForResponse(/count-the-hours\.data/)
  reload.release()
  await reloaded
  routes.release()
  await heading(page, 'A week that holds')
  await page.getByText('Lesson 2 of 7').waitFor()
})

test('marks the lesson of a watched video done (CRS-15)', async () => {
  const page = await visit()
  await newStudent(page, 'Dev')
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await page.getByText('0 of 7 required lessons done').waitFor()
  await page.goto(`${url}${paths.lesson(course, 'negative-marking')}`)
  await settled(page)
  const video = page.locator('video')
  await video.waitFor()
  // The test browser may lack the codec, so the end is simulated as an event.
  await video.evaluate((element: HTMLVideoElement) => {
    element.dispatchEvent(new Event('play'))
    Object.defineProperty(element, 'duration', { value: 60, configurable: true })
    Object.defineProperty(element, 'currentTime', { value: 59, configurable: true, writable: true })
    element.dispatchEvent(new Event('timeupdate'))
    element.dispatchEvent(new Event('ended'))
  })
  await page.getByRole('button', { name: 'Mark as not done' }).waitFor()
})
