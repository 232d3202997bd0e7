import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { kindTests } from '../support/kind-rows.ts'
import { begin, signUp } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits(phone, 30_000)

/** A new student at the short answer with which the test begins. */
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

/** Composes as the keyboard of a phone does, and does not end the composition. */
const compose = async (page: Page, parts: string[]): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const text of parts)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** The only attempt of the student, as the server has it. */
const atServer = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { items } = (await (await fetch('/api/attempts')).json()) as { items: { attemptId: string }[] }
    return (await fetch(`/api/attempts/${items[0]?.attemptId}`)).text()
  })

/** Everything that the browser's databases hold. */
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
])('exam.md section 4: a word that is being composed %s outlives a reload', async (_how, parts) => {
  const page = await openTest(kindTests.typed)
  await compose(page, parts)
  await expect.poll(() => atServer(page)).toContain(`"value":"${parts.at(-1)}"`)
  expect(await page.getByRole('textbox').inputValue(), 'nothing else is put into the field').toBe(parts.at(-1))
  await page.reload()
  await question(page, 1)
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(parts.at(-1))
})

test('exam.md section 4: time over in the middle of a composition: what is on the screen is the answer', async () => {
  const page = await openTest(kindTests.typedBriefly)
  await compose(page, ['ना', 'नाइट्', 'नाइट्रोज'])
  await page.getByRole('button', { name: 'See the result' }).click({ timeout: 60_000 })
  await page.getByText('नाइट्रोज', { exact: true }).first().waitFor()
})

test('exam.md section 3, official mock: a word that is being composed is a draft on the device and does not count', async () => {
  const page = await openTest(kindTests.typedDraft)
  await compose(page, ['n', 'nitroge'])
  await expect.poll(() => onDevice(page)).toContain('nitroge')
  await page.reload()
  await question(page, 1)
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('nitroge')
  expect(await atServer(page)).not.toContain('nitroge')
})

test('exam.md section 3: Clear Response empties a field in which a word is being composed', async () => {
  const page = await openTest(kindTests.typed)
  await compose(page, ['n', 'nitroge'])
  await expect.poll(() => atServer(page)).toContain('nitroge')
  // Where a press does not move the focus, as in Safari, the composition goes on.
  await page.getByRole('button', { name: 'Clear Response' }).dispatchEvent('click')
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('')
  await expect.poll(() => atServer(page)).not.toContain('nitroge')
})

test('a composition that grows over the limit answers as much as may be answered', async () => {
  const page = await openTest(kindTests.typed)
  await compose(page, ['n', 'n'.repeat(130)])
  await expect.poll(() => atServer(page)).toContain(`"value":"${'n'.repeat(120)}"`)
  await page.getByRole('textbox').blur()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('n'.repeat(120))
})

test('exam.md section 4: a number that is being composed is the answer, in the digits of Hindi too', async () => {
  const page = await openTest(kindTests.typed)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await question(page, 2)
  const field = page.getByRole('textbox', { name: 'Your answer, a number' })
  await field.focus()
  await compose(page, ['६', '६.', '६.२५'])
  await expect.poll(() => field.inputValue(), { message: 'the field is left alone' }).toBe('६.२५')
  await expect.poll(() => atServer(page)).toContain('"value":"6.25"')
  await page.getByRole('button', { name: 'Backspace' }).click()
  await expect.poll(() => field.inputValue(), { message: 'the keypad goes on from there' }).toBe('6.2')
  await page.reload()
  await question(page, 2)
  await expect.poll(() => field.inputValue()).toBe('6.2')
})
