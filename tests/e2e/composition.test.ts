import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { kindTests } from '../support/kind-tests.ts'
import { begin, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(phone, 30_000)

/** New student at the short answer that begins the test. */
const openTest = async (testId: string): Promise<Page> => {
  const page = await open()
  await page.goto(`${url}/signup?next=/test/${testId}`)
  await signUp(page, 'Kavita Rao')
  await page.waitForURL(`**/test/${testId}`)
  await begin(page)
  await question(page, 1)
  await page.getByRole('textbox').focus()
  return page
}

const question = (page: Page, number: number): Promise<void> =>
  page.getByRole('heading', { name: `Question No. ${number}`, exact: true }).waitFor()

/** Composes text like a phone's keyboard, without ending the composition. */
const compose = async (page: Page, parts: string[]): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const text of parts)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** The student's only attempt as the server stores it. */
const atServer = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { items } = (await (await fetch('/api/attempts')).json()) as { items: { attemptId: string }[] }
    return (await fetch(`/api/attempts/${items[0]?.attemptId}`)).text()
  })

/** Content of all IndexedDB databases. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const kept: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''))
      for (const store of db.objectStoreNames)
        kept.push(await done(db.transaction(store).objectStore(store).getAll() as IDBRequest<unknown>))
      db.close()
    }
    return JSON.stringify(kept)
  })

test.each([
  ['in Hindi', ['ना', 'नाइट्', 'नाइट्रोज']],
  ['in Latin letters', ['n', 'nit', 'nitroge']],
])('keeps a word that is being composed %s through a reload (HAL-29)', async (_how, parts) => {
  const page = await openTest(kindTests.typed)
  await compose(page, parts)
  await expect.poll(() => atServer(page)).toContain(`"value":"${parts.at(-1)}"`)
  expect(await page.getByRole('textbox').inputValue(), 'the field holds only the composition').toBe(parts.at(-1))
  await page.reload()
  await question(page, 1)
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(parts.at(-1))
})

test('counts the text on the screen when time runs out during a composition (HAL-29)', async () => {
  const page = await openTest(kindTests.typedBriefly)
  await compose(page, ['ना', 'नाइट्', 'नाइट्रोज'])
  await page.getByRole('button', { name: 'See the result' }).click({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Solutions' }).click()
  await page.getByText('नाइट्रोज', { exact: true }).first().waitFor()
})

test('keeps a composed word as an uncounted draft where only saved answers count (HAL-19, HAL-29)', async () => {
  const page = await openTest(kindTests.typedDraft)
  await compose(page, ['n', 'nitroge'])
  await expect.poll(() => onDevice(page)).toContain('nitroge')
  await page.reload()
  await question(page, 1)
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('nitroge')
  expect(await atServer(page)).not.toContain('nitroge')
})

test('empties a field by Clear Response while a word is being composed (HAL-29)', async () => {
  const page = await openTest(kindTests.typed)
  await compose(page, ['n', 'nitroge'])
  await expect.poll(() => atServer(page)).toContain('nitroge')
  // In Safari a press does not move the focus, so the composition continues.
  await page.getByRole('button', { name: 'Clear Response' }).dispatchEvent('click')
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('')
  await expect.poll(() => atServer(page)).not.toContain('nitroge')
})

test('cuts a composition at the limit of the answer (HAL-29)', async () => {
  const page = await openTest(kindTests.typed)
  await compose(page, ['n', 'n'.repeat(130)])
  await expect.poll(() => atServer(page)).toContain(`"value":"${'n'.repeat(120)}"`)
  await page.getByRole('textbox').blur()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('n'.repeat(120))
})

test('takes a composed number as the answer, in Hindi digits too (HAL-28, HAL-29)', async () => {
  const page = await openTest(kindTests.typed)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await question(page, 2)
  const field = page.getByRole('textbox', { name: 'Your answer, a number' })
  await field.focus()
  await compose(page, ['६', '६.', '६.२५'])
  await expect.poll(() => field.inputValue(), { message: 'the field keeps its text' }).toBe('६.२५')
  await expect.poll(() => atServer(page)).toContain('"value":"6.25"')
  await page.getByRole('button', { name: 'Backspace' }).click()
  await expect.poll(() => field.inputValue(), { message: 'the keypad continues the number' }).toBe('6.2')
  await page.reload()
  await question(page, 2)
  await expect.poll(() => field.inputValue()).toBe('6.2')
})
