import type { Browser, Page } from 'playwright-core'
import { begin, signUp, start, submit, untilScored } from '../support/api-student.ts'
import { hydrated, launchBrowser, phone, settled } from '../support/browser.ts'
import type { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

/** Narrowest text on a phone: an answer in the review of a test, CSS pixels. */
const narrowest = 240

const htmlIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^<(p|h\d|ul|ol|table|div|pre|blockquote)\b/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : []
}

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Distinct rich texts in the product's database. */
const textsOf = async (product: ProofProduct): Promise<string[]> => {
  const tables = await product.query<{ name: string }>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf%'`,
  )
  const texts = new Set<string>()
  for (const { name } of tables)
    for (const row of await product.query<Record<string, unknown>>(`SELECT * FROM "${name}"`))
      for (const value of Object.values(row)) for (const html of htmlIn(parsed(value))) texts.add(html)
  return [...texts]
}

/** Texts laid out at once: one layout for each text takes minutes. */
const laidOutAtOnce = 500

/** Texts that are wider than their box. */
const tooWide = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ texts: all, width, atOnce }) => {
      const place = document.querySelector('main') ?? document.body
      const draw = (part: string[]) => {
        const boxes = part.map((text) => {
          const box = document.createElement('div')
          box.className = 'rich'
          box.style.width = `${width}px`
          box.innerHTML = text
          return { text, box }
        })
        place.replaceChildren(...boxes.map(({ box }) => box))
        return boxes
      }
      const wide: string[] = []
      for (let first = 0; first < all.length; first += atOnce) {
        const boxes = draw(all.slice(first, first + atOnce))
        await document.fonts.ready
        wide.push(...boxes.filter(({ box }) => box.scrollWidth > width).map(({ text }) => text))
      }
      return wide
    },
    { texts, width: narrowest, atOnce: laidOutAtOnce },
  )

const widePages = async (browser: Browser, url: string): Promise<string[]> => {
  const sitemap = async (address: string): Promise<string[]> =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) =>
      found.replace(/^https?:\/\/[^/]*/, url),
    )
  const maps = await sitemap(`${url}/sitemap.xml`)
  const addresses = (await Promise.all(maps.map((map) => (map.endsWith('.xml') ? sitemap(map) : [map])))).flat()
  const page = await (await browser.newContext(phone)).newPage()
  const wide: string[] = []
  for (const address of new Set(addresses)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) wide.push(`${new URL(address).pathname} is ${width} px wide.`)
  }
  console.log(`    ${new Set(addresses).size} pages`)
  return wide
}

/** Solutions of a paper full of formulas, all expanded. */
const wideSolutions = async (browser: Browser, url: string): Promise<string[]> => {
  const student = await signUp(url, 'Meena Iyer')
  const attempt = await begin(url, student, await start(url, student, 'tst_jee-advanced-1'))
  await submit(url, attempt)
  const { attemptId } = attempt
  const headers = { cookie: student.cookie }
  await untilScored(url, attempt)
  const page = await (await browser.newContext({ ...phone, extraHTTPHeaders: headers })).newPage()
  await page.goto(`${url}/test-result/tst_jee-advanced-1/solutions?attempt=${attemptId}`)
  await settled(page)
  const { width, solutions } = await page.evaluate(async () => {
    const folded = [...document.querySelectorAll('main details')]
    for (const details of folded) details.setAttribute('open', '')
    await document.fonts.ready
    return { width: document.documentElement.scrollWidth, solutions: folded.length }
  })
  // An overflowing box is labelled once it is visible.
  await page.locator('.wide[tabindex="0"][role="group"]').first().waitFor()
  return width > 360 || solutions < 10 ? [`A result with ${solutions} folded parts is ${width} px wide.`] : []
}

/**
 * On a phone of 360 px no content widens the page: wide content scrolls in its own box. The short form omits public
 * pages.
 */
export const narrow: ProofRow = {
  name: 'narrow',
  run: async ({ short, product }) => {
    const running = await product()
    const browser = await launchBrowser()
    const page = await (await browser.newContext(phone)).newPage()
    await page.goto(`${running.url}/about`)
    await hydrated(page)
    const texts = await textsOf(running)
    console.log(`    ${texts.length} texts`)
    const faults = (await tooWide(page, texts)).map((text) => `Too wide: ${text.slice(0, 200)}`)
    if (texts.length < 1000) faults.push('The texts were not found.')
    faults.push(...(await wideSolutions(browser, running.url)))
    if (!short) faults.push(...(await widePages(browser, running.url)))
    await browser.close()
    return faults
  },
}
