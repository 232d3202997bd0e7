import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, hydrated } from '../support/browser.ts'
import { demoEditor, signIn, type Visitor } from '../support/http.ts'
import { at, newOfficeJob, type OfficeJob } from '../support/office-editor.ts'
import { signInAdministrator } from '../support/office.ts'
import { useVisits } from '../support/visits.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { paths } from '../../domain/paths.ts'

const open = useVisits(desktop, 20_000)

const openAsAdministrator = async (): Promise<{ page: Page; office: Visitor }> => {
  const page = await open()
  return { page, office: await signInAdministrator(page) }
}

const storedAt = async (job: OfficeJob, path: string): Promise<unknown> => at((await job.stored()).draft.body, path)

describe('two editors of one draft (OFC-17)', () => {
  test('different fields merge; the same field shows both and asks', async () => {
    const { page, office } = await openAsAdministrator()
    const other = await signIn(demoEditor.email, demoEditor.password)
    const job = await newOfficeJob(office)
    const editor = await job.open(page)

    await job.saveFrom(other, { advertisementNumber: '2/2026' })
    await editor.field('summary.en').fill('Mine')
    await editor.phase('saved')
    await page.getByText('Demo Editor').first().waitFor()
    expect(await editor.field('advertisementNumber').inputValue()).toBe('2/2026')
    expect(await storedAt(job, 'summary.en')).toBe('Mine')

    const { title } = (await job.stored()).draft.body as { title: { hi: string } }
    await job.saveFrom(other, { title: { ...title, en: 'Theirs' } })
    await editor.field('title.en').fill('Mine')
    await editor.phase('conflict')
    const choice = editor.box('title.en').getByRole('group', { name: 'Two versions of this field' })
    await choice.getByText('Theirs').waitFor()
    expect(await editor.field('title.en').inputValue()).toBe('Mine')
    expect(await storedAt(job, 'title.en')).toBe('Theirs')
    await choice.getByRole('button', { name: 'Keep what is above' }).click()
    await editor.phase('saved')
    expect(await storedAt(job, 'title.en')).toBe('Mine')
  })

  test('a row stays what it is while the other adds one above it and one moves it', async () => {
    const { page, office } = await openAsAdministrator()
    const other = await signIn(demoEditor.email, demoEditor.password)
    const date = { kind: 'apply_to', at: null, until: null, allDay: true, tentative: false, note: null }
    const job = await newOfficeJob(office, { dates: [date] })
    const editor = await job.open(page)
    const added = { ...date, kind: 'exam', tentative: true }
    await job.saveFrom(other, { dates: [added, date] })
    await editor.field('dates.0.at').fill('15-01-2027')
    await expect.poll(() => storedAt(job, 'dates.1.at')).toBe(Date.parse('2027-01-15T00:00+05:30'))
    expect(await storedAt(job, 'dates.0')).toEqual(added)
    expect(await editor.field('dates.1.at').inputValue()).toBe('15-01-2027')
    await editor.box('dates').getByRole('button', { name: 'Move row 1 down' }).click()
    await expect.poll(() => storedAt(job, 'dates.1')).toEqual(added)
    expect(await storedAt(job, 'dates.0.tentative')).toBe(false)
    await page.getByRole('button', { name: 'Admit card', exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('dates.2.at')
  })

  test('of two who publish at once the second is told, and keeps the draft (OFC-23)', async () => {
    const { page, office } = await openAsAdministrator()
    const other = await signIn(demoEditor.email, demoEditor.password)
    const job = await newOfficeJob(office)
    await job.open(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/What changed and why/).fill('Second')
    expect((await other.post(`/api/admin/content/job/${job.id}/publication`, { revision: 1 })).status).toBe(201)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByText('Someone saved or published this in the meantime.').waitFor()
    expect(await dialog.getByLabel(/What changed and why/).inputValue()).toBe('Second')
    expect((await job.stored()).version).toBe(1)

    const { revision } = (await job.stored()).draft
    expect((await other.post(`/api/admin/content/job/${job.id}/trash`, { revision })).status).toBe(200)
    await dialog.getByRole('button', { name: 'Not yet' }).click()
    await page.locator('[name="title.en"]').fill('Typed while it went to the bin')
    await page.getByText('In the bin', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Restore from bin' }).click()
    await expect.poll(() => storedAt(job, 'title.en')).toBe('Typed while it went to the bin')
  })

  test('a second tab of the same administrator is named as such (OFC-20)', async () => {
    const { page, office } = await openAsAdministrator()
    const job = await newOfficeJob(office)
    const [one, two] = [await job.open(page), await job.open(await page.context().newPage())]
    await one.field('title.en').fill('From the first')
    await one.phase('saved')
    await two.field('title.hi').fill('दूसरे से')
    await two.phase('saved')
    await two.page.getByText('Your other window').waitFor()
    expect(await two.page.getByText('Someone else').count()).toBe(0)
    expect(await two.field('title.en').inputValue()).toBe('From the first')
    expect((await job.stored()).draft.body['title']).toEqual({ en: 'From the first', hi: 'दूसरे से' })
  })
})

describe('saving in trouble', () => {
  test('a slow save does not overwrite what is typed while it is on its way (OFC-18)', async () => {
    const { page, office } = await openAsAdministrator()
    const job = await newOfficeJob(office)
    const editor = await job.open(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/draft', async (route) => {
      await held
      await route.continue()
    })
    const text = page.getByRole('textbox', { name: 'About the posts' }).first()
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('before ')
    await editor.phase('saving')
    await page.keyboard.type('during ')
    release()
    await page.keyboard.type('after')
    await editor.phase('saved')
    await expect.poll(() => storedAt(job, 'about.en')).toBe('before during after')
    expect(await editor.field('about.en').inputValue()).toBe('before during after')
    expect(await text.innerText()).toBe('before during after')
  })

  test('text typed without network is kept on the device and saved when it is back (OFC-22)', async () => {
    const { page, office } = await openAsAdministrator()
    const job = await newOfficeJob(office)
    const editor = await job.open(page)
    await page.context().setOffline(true)
    await editor.field('title.en').fill('Typed offline')
    await editor.phase('offline')
    await page.getByText('kept on this device').waitFor()
    await page.context().setOffline(false)
    await editor.phase('saved')
    expect(await storedAt(job, 'title.en')).toBe('Typed offline')
  })

  test('an ended session is named, and saving goes on after signing in in another tab (OFC-19)', async () => {
    const { page, office } = await openAsAdministrator()
    const job = await newOfficeJob(office)
    const editor = await job.open(page)
    await office.copy().post('/api/auth/sign-out')
    await editor.field('title.en').fill('Typed after the end')
    await editor.phase('signed_out')
    await page.getByRole('link', { name: 'Signed out: sign in' }).waitFor()
    const login = await page.context().newPage()
    await login.goto(`${office.url}${paths.login()}`)
    await hydrated(login)
    expect(await editor.field('title.en').inputValue()).toBe('Typed after the end')
    const again = await signInAdministrator(page)
    await editor.phase('saved', 30_000)
    const { body } = await again.get<{ draft: { body: Record<string, unknown> } }>(`/api/admin/content/job/${job.id}`)
    expect(at(body.draft.body, 'title.en')).toBe('Typed after the end')
  })

  test('text that a closed tab left unsaved is offered with its difference (OFC-19)', async () => {
    const { page, office } = await openAsAdministrator()
    const job = await newOfficeJob(office)
    const editor = await job.open(page)
    await page.context().setOffline(true)
    await editor.field('title.en').fill('Never reached the server')
    await editor.phase('offline')
    await page.getByText('kept on this device').waitFor()
    const next = await page.context().newPage()
    await page.close()
    await next.context().setOffline(false)
    const reopened = await job.open(next)
    await next.locator('ins').getByText('Never reached the server').waitFor()
    expect(await storedAt(job, 'title.en')).not.toBe('Never reached the server')
    await next.getByRole('button', { name: 'Put it back' }).click()
    await reopened.phase('saved')
    await expect.poll(() => storedAt(job, 'title.en')).toBe('Never reached the server')
    expect(await reopened.field('title.en').inputValue()).toBe('Never reached the server')
  })

  test('a name of 300 Devanagari characters widens no page of the office (OFC-21)', async () => {
    const { page, office } = await openAsAdministrator()
    const name = 'राजस्थानकर्मचारीचयनबोर्ड'.repeat(13).slice(0, 300)
    const job = await newOfficeJob(office, { title: { en: name, hi: name } })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await job.open(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      for (const path of [paths.admin(), officePaths.adminJobs(), officePaths.adminActivities()]) {
        await page.goto(new URL(path, page.url()).href)
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
      }
    }
  })
})
