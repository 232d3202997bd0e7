import { expect, inject, test } from 'vitest'
import { bannerParts, bannerScript } from '../../client/features/settings/edge-parts.ts'
import type { Banner } from '../../domain/settings/banners.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { desktop, hydrated } from '../support/browser.ts'
import { signInAdministrator } from '../support/office.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(desktop, 20_000)

test('offers text of a setting that was typed and not saved at the next visit (OFC-133)', async () => {
  const page = await open()
  await signInAdministrator(page)
  await page.goto(`${url}${officePaths.adminLegalPage('privacy')}`)
  await hydrated(page)
  const title = page.locator('[name="title.en"]')
  const saved = await title.inputValue()
  await title.fill('Privacy, typed and not saved')
  const kept = () => page.evaluate(() => Object.values(localStorage).join(' '))
  await expect.poll(kept).toContain('typed and not saved')

  await page.reload()
  await hydrated(page)
  expect(await title.inputValue()).toBe(saved)
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect.poll(() => title.inputValue()).toBe('Privacy, typed and not saved')

  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect.poll(kept).not.toContain('typed and not saved')
  expect(await title.inputValue()).toBe(saved)
})

const bannerOf = (slot: '1' | '2' | '3', until: number | null): Banner => ({
  slot,
  id: `id${slot}`,
  notice: { en: `Banner ${slot}`, hi: `बैनर ${slot}` },
  target: '/tests',
  tone: 'info',
  on: '^/',
  until,
  isClosable: true,
})

test('shows one banner at a time; a closed one stays closed, and one that has ended is gone (OFC-132)', async () => {
  const page = await open()
  const about = await (await page.request.get(`${url}/about`)).text()
  const styles = about.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? ''
  const banners = [bannerOf('1', Date.now() - 1_000), bannerOf('2', null), bannerOf('3', null)]
  const html = bannerParts(banners)
    .map((part) => part.html.en)
    .join('')
  await page.route(`${url}/banners`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head>${styles}</head><body><script>${bannerScript(banners)}</script><div>${html}</div><main id="main" tabindex="-1"></main></body></html>`,
    }),
  )
  await page.goto(`${url}/banners`)
  const shown = page.getByRole('complementary', { name: 'Notice' })
  await expect.poll(() => shown.allInnerTexts()).toEqual(['Banner 2'])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => shown.allInnerTexts()).toEqual(['Banner 3'])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.reload()
  expect(await shown.allInnerTexts()).toEqual(['Banner 3'])
})
