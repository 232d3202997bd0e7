import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { learningPaths } from '../../domain/learning-paths.ts'
import { paths } from '../../domain/paths.ts'
import { phone, settled } from '../support/browser.ts'
import { newAttempt, newStudent } from '../support/http.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(phone, 30_000)

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

/** Elements of rich text that reach beyond the window without a box that scrolls. */
const widest = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rich *')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 && !part.closest('.wide, math'))
      .map((part) => part.outerHTML.slice(0, 120)),
  )

const expectNarrow = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${url}${address}`)
  await settled(page)
  expect(await page.locator('.rich').count(), address).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360)
  expect(await widest(page), address).toEqual([])
}

test.each(['tst_gate-1', 'tst_jee-advanced-1'])(
  'no formula, table or figure of the solutions of %s widens a phone’s page (QST-66)',
  async (testId) => {
    const student = await newStudent()
    const { attemptId, submit, result } = await newAttempt(student, testId)
    await submit()
    await result()
    const page = await open()
    await page.context().addCookies([...student.cookies].map(([name, value]) => ({ name, value, url })))
    const solutions = `${learningPaths.testSolutions(testId)}?attempt=${attemptId}`
    for (const language of ['en', 'hi']) {
      await page.goto(`${url}${solutions}&lang=${language}`)
      await settled(page)
      await expect.poll(() => page.locator('.rich math').count(), { timeout: 20_000 }).toBeGreaterThan(10)
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await widest(page)).toEqual([])
    }
  },
)

test('no formula, table or figure of materials and current affairs widens a phone’s page (QST-66, MAT-40)', async () => {
  const page = await open()
  for (const address of [
    ...['mat_algebra-geometry-mensuration', 'mat_trigonometry-formulas', 'mat_percentages-profit-interest'].flatMap(
      (id) => [`${paths.material(id)}?view=text`, `${paths.material(id)}?view=text&lang=hi`],
    ),
    paths.material('mat_laws-of-motion-notes'),
    `${paths.material('mat_data-interpretation-step-by-step')}?lang=hi`,
    paths.video('vid_percentages-quickly'),
  ])
    await expectNarrow(page, address)
})

test('a line of Hindi holds 34 to 38 letters on a phone (QST-67)', async () => {
  const page = await open()
  await page.goto(`${url}${paths.material('mat_how-the-monsoon-works')}?lang=hi`)
  await settled(page)
  const letters = await page.evaluate(() => {
    const counts: number[] = []
    const segmenter = new Intl.Segmenter('hi')
    for (const paragraph of document.querySelectorAll('.rich p, .rich li')) {
      const node = paragraph.firstChild
      if (!(node instanceof Text) || paragraph.childNodes.length > 1 || paragraph.clientHeight < 80) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      counts.push([...segmenter.segment(node.data)].length / (lines - 0.5))
    }
    return counts
  })
  expect(letters.length).toBeGreaterThan(1)
  const mean = letters.reduce((sum, each) => sum + each, 0) / letters.length
  expect(mean).toBeGreaterThanOrEqual(32)
  expect(mean).toBeLessThanOrEqual(40)
})

test('the space after a comma and a full stop is whole (QST-68)', async () => {
  const page = await open()
  await page.goto(`${url}${paths.about()}`)
  await settled(page)
  const shares = await page.evaluate(() => {
    const widthOf = (text: string, weight: string): number => {
      const probe = Object.assign(document.createElement('span'), { textContent: text })
      Object.assign(probe.style, { whiteSpace: 'pre', position: 'absolute', fontSize: '100px', fontWeight: weight })
      document.body.insertAdjacentElement('beforeend', probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    return ['400', '600'].flatMap((weight) =>
      [',', '.'].map((mark) => {
        const [whole, parts] = [`39${mark} 79`, ['39', mark, ' ', '79']]
        return widthOf(whole, weight) / parts.reduce((sum, part) => sum + widthOf(part, weight), 0)
      }),
    )
  })
  for (const share of shares) expect(share).toBeGreaterThan(0.99)
})

test('the font of formulas is fetched where formulas are, and moves nothing to speak of when it comes late (QST-69)', async () => {
  const page = await open()
  const fetched: string[] = []
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  await page.route(/maths[^/]*\.woff2/, async (route) => {
    fetched.push(route.request().url())
    await late
    await route.continue()
  })
  await page.goto(`${url}${paths.about()}`)
  await settled(page)
  expect(fetched).toEqual([])
  await page.goto(`${url}${paths.material('mat_trigonometry-formulas')}?view=text`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => fetched.length).toBe(1)
  release()
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Maths'))).toBe(true)
  await settled(page)
  expect(await shiftOf(page)).toBeLessThan(0.005)
})
