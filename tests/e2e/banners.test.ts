import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { bannerHtml, bannerScript } from '../../client/features/settings/edge-parts.ts'
import type { Banner } from '../../domain/settings/banners.ts'
import { desktop, launchBrowser } from '../support/browser.ts'

const url = inject('url')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

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
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  const about = await (await context.request.get(`${url}/about`)).text()
  const styles = about.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? ''
  const banners = [bannerOf('1', Date.now() - 1_000), bannerOf('2', null), bannerOf('3', null)]
  const html = banners.map((banner) => bannerHtml(banner, banner.slot, 'en')).join('')
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
  await context.close()
})
