import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { browserCookies, hydrated } from '../../tests/support/browser.ts'
import { root } from '../root.ts'
import { guidePictures, type GuidePicture } from './guide-pictures.ts'
import type { Prepared } from './prepare.ts'

const folder = join(root, 'docs', 'images', 'office')
const size = { width: 1280, height: 800 }
const maxBytes = 60_000
const qualities = [80, 65, 50, 35]

/** WebP of the window, in the best quality within the size limit. */
const pictureOf = async (page: Page): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page)
  for (const quality of qualities) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(`The picture has more than ${maxBytes} bytes.`)
}

const draw = async (browser: Browser, { url, cookies }: Prepared, { name, path, act }: GuidePicture) => {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' })
  await context.addCookies(browserCookies(url, `lang=en; ${cookies.admin}`))
  const page = await context.newPage()
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
  await hydrated(page)
  await act?.(page, url)
  await page.evaluate(() => document.fonts.ready)
  writeFileSync(join(folder, `${name}.webp`), await pictureOf(page))
  await context.close()
}

/**
 * Draws the pictures of docs/office.md, or the named ones. One after the other, because some change the demo. Returns
 * the names of those that failed.
 */
export const drawGuide = async (browser: Browser, prepared: Prepared, only?: readonly string[]): Promise<string[]> => {
  if (!only) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const failed: string[] = []
  for (const picture of guidePictures.filter(({ name }) => !only || only.includes(name)))
    await draw(browser, prepared, picture).catch((error: unknown) => {
      failed.push(`${picture.name}: ${String(error).split('\n', 1)[0]}`)
    })
  return failed
}
