import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { addDays } from '../../domain/india.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { violationsOn } from '../support/axe.ts'
import { desktop, hydrated } from '../support/browser.ts'
import { unique } from '../support/http.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits({ ...desktop, reducedMotion: 'reduce' }, 20_000)

/** Day of its own, far from the demo's. */
const ownDay = (): string => addDays('1955-01-01', Math.floor(Math.random() * 10_000))

const visit = async (address: string): Promise<{ page: Page; faults: string[] }> => {
  const page = await open()
  await signInAdministrator(page)
  const faults = faultsOf(page)
  await page.goto(url + address)
  await hydrated(page)
  return { page, faults }
}

/** Keyboard that counts the keys beside the typing of texts. */
const countingKeyboard = (page: Page) => {
  let keys = 0
  return {
    type: (text: string) => page.keyboard.type(text),
    press: async (...names: string[]) => {
      for (const name of names) {
        await page.keyboard.press(name)
        keys += 1
      }
    },
    keys: () => keys,
  }
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('article')]
    const { activeElement } = document
    const row = rows.findIndex((each) => each.contains(activeElement))
    return `${row} ${activeElement?.getAttribute('name') ?? activeElement?.tagName}`
  })

const isAt = (page: Page, row: number, name: string): Promise<void> =>
  expect.poll(() => focusedName(page)).toBe(`${row} ${name}`)

describe('eight items by keyboard alone (AFF-19, AFF-20)', () => {
  test('are entered, saved and published in at most 20 keys an item beside the typing', async () => {
    const day = ownDay()
    const { page, faults } = await visit(officePaths.adminAffairSheet(day))
    const keyboard = countingKeyboard(page)
    const word = unique('Item')
    // The second item is made only after both of its headlines are typed.
    const slow = Promise.withResolvers<void>()
    const held = async (route: Route) => {
      await slow.promise
      await route.continue()
    }
    await expect.poll(() => focusedName(page)).toBe('-1 BUTTON')
    await keyboard.press('Enter')
    for (let row = 0; row < 8; row += 1) {
      await isAt(page, row, 'title.en')
      await keyboard.type(`${word} number ${row + 1}`)
      await keyboard.press('Enter')
      await isAt(page, row, 'title.hi')
      await keyboard.type(`ख़बर ${row + 1}`)
      if (row === 1) slow.resolve()
      await page.locator('article').nth(row).getByLabel('Subject').waitFor()
      await isAt(page, row, 'title.hi')
      await keyboard.press('Enter')
      await keyboard.type('Spo')
      await keyboard.press('Enter', 'Enter')
      await keyboard.type(`Summary ${row + 1}.`)
      await keyboard.press('Enter')
      await keyboard.type(`सारांश ${row + 1}।`)
      await keyboard.press('Enter')
      await keyboard.type(`What happened ${row + 1}.`)
      if (row === 0) await keyboard.press('Tab')
      else await keyboard.press('Enter', 'Enter')
      await keyboard.type(`क्या हुआ ${row + 1}।`)
      await keyboard.press('Enter', 'Enter')
      await keyboard.type('Asked often.')
      await keyboard.press('Enter')
      await keyboard.type('अक्सर पूछा जाता है।')
      await keyboard.press('Enter')
      await keyboard.type(`Fact ${row + 1}`)
      await keyboard.press('Enter')
      await keyboard.type(`तथ्य ${row + 1}`)
      await keyboard.press('Enter')
      await isAt(page, row, 'facts.1.en')
      await keyboard.press('Enter')
      await isAt(page, row, 'sources.0.en')
      if (row === 0) await keyboard.type('Gazette')
      await keyboard.press('Enter')
      if (row === 0) await keyboard.type('राजपत्र')
      if (row === 0) await page.route('**/api/admin/content/current_affairs', held, { times: 1 })
      if (row < 7) await keyboard.press('Enter')
    }
    await keyboard.press('Control+Enter')
    await page.waitForURL(/publish=1/)
    const button = page.getByRole('button', { name: 'Publish 8 items' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await keyboard.press('Enter')
    await page.getByText('8 items are published.').waitFor()
    expect(keyboard.keys()).toBeLessThanOrEqual(8 * 20)
    const answer = await fetch(`${url}/api/current-affairs/days/${day}`)
    const { items } = (await answer.json()) as {
      items: { title: Record<'en' | 'hi', string>; category: { id: string } }[]
    }
    expect(items.map(({ title }) => title.en).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, row) => `${word} number ${row + 1}`),
    )
    expect(items.map(({ title }) => title.hi).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, row) => `ख़बर ${row + 1}`),
    )
    expect(items.every(({ category }) => category.id === 'sports')).toBe(true)
    expect(await violationsOn(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

describe('the quiz of a day (AFF-22, AFF-23)', () => {
  test('a question begins from a key fact, saves itself and is published at a time in India', async () => {
    const day = ownDay()
    const { page, faults } = await visit(officePaths.adminAffairDay(day))
    const visitor = await signInAdministrator(page)
    const word = unique('Quiz')
    const text = { en: word, hi: `${word} हिंदी` }
    const body = {
      date: day,
      category: 'awards',
      title: text,
      summary: text,
      body: text,
      matters: text,
      facts: [1, 2, 3, 4, 5].map((number) => ({ en: `${word} ${number}`, hi: `तथ्य ${number}` })),
      sources: [text],
    }
    const { id } = (await visitor.post<{ id: string }>('/api/admin/content/current_affairs', { body })).body
    await page.reload()
    await hydrated(page)
    await page.getByText('1 of 1 draft is ready').waitFor()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Publish 1 item')
    await page.keyboard.press('Enter')
    await page.getByText('1 item is published.').waitFor()
    for (let fact = 0; fact < 4; fact += 1) {
      const asked = await visitor.post<{ id: string }>('/api/admin/current-affairs/questions', { itemId: id, fact })
      const question = asked.body
      const line = (end: string) => ({ en: `${word} ${fact} ${end}`, hi: `${word} ${fact} ${end} हिंदी` })
      const options = ['one', 'two', 'three', 'four'].map(line)
      await visitor.put(`/api/admin/current-affairs/questions/${question.id}`, {
        revision: 1,
        body: { stem: line('?'), options, key: 'a', solution: line('why') },
      })
    }
    await page.reload()
    await hydrated(page)
    await page.getByLabel('Ask about').selectOption({ label: `${word} 5` })
    await page.getByRole('button', { name: 'Ask this' }).click()
    const question = page.locator('li', { hasText: 'Question 5' })
    await question.locator('[name="stem.en"]').fill(`${word} fifth?`)
    await question.locator('[name="stem.hi"]').fill('पाँचवाँ?')
    for (let option = 0; option < 4; option += 1) {
      await question.locator(`[name="options.${option}.en"]`).fill(`Option ${option}`)
      await question.locator(`[name="options.${option}.hi"]`).fill(`विकल्प ${option}`)
    }
    await question.getByLabel('Right: option C').check()
    await question.locator('[data-save-phase=saved]').waitFor()
    expect(await question.locator('[name="solution.en"]').inputValue()).toBe(`${word} 5`)
    expect(await violationsOn(page)).toEqual([])
    await page.reload()
    await hydrated(page)
    await page.getByLabel('at (Indian time)').check()
    await page.getByLabel('Day', { exact: true }).fill('2099-01-02')
    await page.getByRole('button', { name: 'Publish the quiz' }).click()
    await page.getByText('Opens on 2 Jan 2099').waitFor()
    expect(faults).toEqual([])
  })
})
