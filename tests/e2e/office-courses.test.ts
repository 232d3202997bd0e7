import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { valueAt } from '../../domain/content/body-paths.ts'
import type { OfficeDetail } from '../../domain/content/contract.ts'
import { lessonsIn } from '../../domain/courses/lesson-items.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { paths } from '../../domain/paths.ts'
import { desktop, hydrated, settled } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { useVisits } from '../support/visits.ts'

const open = useVisits({ ...desktop, viewport: { width: 1280, height: 2400 } })

/** Presses and filled fields of a page, counted. */
const countedActs = (page: Page) => {
  let count = 0
  return {
    count: () => count,
    press: async (target: Locator) => {
      count += 1
      await target.click()
    },
    fill: async (path: string, text: string) => {
      count += 1
      await page.locator(`[name="${path}"]`).fill(text)
    },
    /** Types into a rich text. */
    write: async (path: string, text: string) => {
      count += 1
      const box = page.locator(`[data-path="${path}"]`).getByRole('textbox')
      await box.click()
      await page.keyboard.type(text)
    },
    choose: async (path: string, value: string) => {
      count += 1
      await page.locator(`[name="${path}"]`).selectOption(value)
    },
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a course of ten lessons is made in at most 52 interactions, and its lessons are dragged (CRS-32, CRS-34)', async () => {
  const page = await open()
  const office = await signInAdministrator(page)
  const { press, fill, write, choose, count } = countedActs(page)
  const name = unique('Course ')
  await page.goto(office.url + officePaths.adminCourseNew())
  await hydrated(page)
  await fill('en', name)
  await fill('hi', `${name} हिंदी`)
  await press(button(page, 'Begin'))
  await page.waitForURL(/\/admin\/courses\/crs_/)
  await settled(page)
  const id = page.url().split('/').at(-1) ?? ''

  await fill('summary.en', 'In short')
  await fill('summary.hi', 'संक्षेप में')
  await choose('subject', 'maths')
  await choose('access', 'free')
  await fill('chapters.0.title.en', 'Only chapter')
  await fill('chapters.0.title.hi', 'एक ही अध्याय')
  for (const [kind, items] of [
    ['Video', 4],
    ['Material', 3],
    ['Test', 2],
  ] as const) {
    await press(button(page, kind))
    // Other tests make drafts, which would block the course.
    const published = page.getByRole('dialog').locator('li').filter({ hasNotText: 'Never published' })
    const boxes = published.getByRole('checkbox')
    for (let item = 0; item < items; item += 1) await press(boxes.nth(item))
    await press(button(page, `Add ${items} lessons`))
  }
  await press(button(page, 'Text'))
  await fill('chapters.0.lessons.9.title.en', 'Last words')
  await fill('chapters.0.lessons.9.title.hi', 'आख़िरी बात')
  for (const path of ['chapters.0.lessons.9.body', 'description']) {
    await write(`${path}.en`, 'Some words')
    await write(`${path}.hi`, 'कुछ शब्द')
  }
  await press(button(page, 'Another outcome'))
  await fill('outcomes.0.en', 'Reckon in the head')
  await fill('outcomes.0.hi', 'मन में हिसाब')
  await press(button(page, 'Another teacher'))
  for (const part of ['name', 'about']) {
    await fill(`teachers.0.${part}.en`, 'A teacher')
    await fill(`teachers.0.${part}.hi`, 'एक शिक्षक')
  }
  await press(button(page, 'Publish'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
  const stored = async () => (await office.get<OfficeDetail>(`/api/admin/content/course/${id}`)).body
  await expect.poll(async () => (await stored()).version).toBe(1)
  expect(count()).toBeLessThanOrEqual(52)
  await page.goto(office.url + paths.course(id))
  await page.getByText('Last words').first().waitFor()

  await page.goto(office.url + officePaths.adminCourse(id))
  await settled(page)
  const idsAt = async (chapter: number) =>
    lessonsIn([valueAt((await stored()).draft.body, `chapters.${chapter}`)]).map(({ lesson }) => lesson['id'])
  const [one, two, ...others] = await idsAt(0)
  const row = (path: string) => page.locator(`li[data-path="${path}"]`)
  const handle = (path: string) => row(path).locator('> div > [title="Drag to move"]')
  await handle('chapters.0.lessons.1').dragTo(row('chapters.0.lessons.0'), { targetPosition: { x: 40, y: 4 } })
  await expect.poll(() => idsAt(0)).toEqual([two, one, ...others])
  await page.getByRole('status').getByText('Moved: row 1 of 10', { exact: true }).waitFor({ state: 'attached' })
  await button(page, 'Another chapter').click()
  await row('chapters.1').waitFor()
  await handle('chapters.0.lessons.0').dragTo(row('chapters.1').getByRole('group', { name: 'Add lessons' }))
  await expect.poll(() => idsAt(1)).toEqual([two])
  expect(await idsAt(0)).toEqual([one, ...others])
})
