import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { desktop, settled } from '../support/browser.ts'
import { signInAdministrator } from '../support/office.ts'
import { faultsOf } from '../support/student.ts'
import { useVisits } from '../support/visits.ts'

const url = inject('url')
const open = useVisits({ ...desktop, reducedMotion: 'reduce' }, 20_000)

type Field = { page: Page; faults: string[]; text: Locator; value: () => Promise<string> }

/** The empty text field of /ui, with its editor. */
const openField = async (): Promise<Field> => {
  const page = await open()
  await signInAdministrator(page)
  const faults = faultsOf(page)
  await page.goto(`${url}/ui`)
  await settled(page)
  const part = page.locator('#office').getByRole('group', { name: 'Light' })
  const text = part.getByRole('textbox', { name: 'Formatted text with an error' })
  await text.click()
  return { page, faults, text, value: () => part.locator('textarea[name=faulty]').inputValue() }
}

const pasteHtml = (text: Locator, html: string, plain: string): Promise<void> =>
  text.evaluate(
    (element, [rich, words]) => {
      const data = new DataTransfer()
      data.setData('text/html', rich ?? '')
      data.setData('text/plain', words ?? '')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, plain],
  )

describe('the editor of formatted text (OFC-28)', () => {
  test('writes Markdown by keys, toolbar and dialogs into its field, within the policy', async () => {
    const { page, faults, value } = await openField()
    const dialog = page.getByRole('dialog')
    await page.keyboard.type('Fee')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+8')
    await page.keyboard.type('one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two ')
    await page.keyboard.press('Control+Shift+k')
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await dialog.getByText('Enter a web address such as').waitFor()
    await dialog.getByLabel('Address').fill('ssc.gov.in')
    await dialog.getByLabel('Text', { exact: true }).fill('SSC')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.type(' ')
    await page.keyboard.press('Control+Shift+e')
    await dialog.getByLabel('Formula (LaTeX)').fill('x^2')
    await dialog.locator('math').waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(value).toBe('**Fee**\n- one\n- two [SSC](https://ssc.gov.in) $x^2$')
    await page.keyboard.press('Control+z')
    await expect.poll(value).toBe('**Fee**\n- one\n- two [SSC](https://ssc.gov.in) ')
    expect(faults).toEqual([])
  })

  test('is left by Tab, and its toolbar is reached and left by keys', async () => {
    const { page, text } = await openField()
    const focused = (): Promise<string | null> =>
      page.evaluate(() => {
        const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
        return inner?.getAttribute('aria-label') ?? null
      })
    await page.keyboard.press('Alt+F10')
    expect(await focused()).toBe('Bold (Ctrl+B)')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('Italic (Ctrl+I)')
    await page.keyboard.press('Escape')
    expect(await focused()).toBe(await text.getAttribute('aria-label'))
    await page.keyboard.press('Tab')
    expect(await focused()).not.toBe(await text.getAttribute('aria-label'))
    // As links to the field do.
    await page.locator('#office .light textarea[name=faulty]').focus()
    expect(await focused()).toBe(await text.getAttribute('aria-label'))
  })

  test('keeps a word that is being composed while a script changes the field', async () => {
    const { page, value } = await openField()
    await page.keyboard.type('शुल्क: ')
    const keyboard = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('नि')
    await page.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#office .light textarea[name=faulty]')
      if (field) field.value = `पहले। ${field.value}`
    })
    await compose('निःशु')
    await expect.poll(value).toBe('पहले। शुल्क: निःशु')
    await keyboard.send('Input.insertText', { text: 'निःशुल्क' })
    await expect.poll(value).toBe('पहले। शुल्क: निःशुल्क')
    const shown = page.locator('#office .light [role=textbox]').nth(1)
    await expect.poll(() => shown.innerText()).toBe('पहले। शुल्क: निःशुल्क')
    await page.keyboard.type(' है')
    await expect.poll(value).toBe('पहले। शुल्क: निःशुल्क है')
  })

  test('pastes formatted text as Markdown, names the parts left out and previews it as published (OFC-29)', async () => {
    const { page, text, value, faults } = await openField()
    const table = '<table><tr><td><b>Post</b></td><td>Seats</td></tr><tr><td>Clerk</td><td>5</td></tr></table>'
    await pasteHtml(text, `<p>x<sup>2</sup><img src="a.png"></p>${table}`, 'x2')
    await expect.poll(value).toBe('x$^{2}$\n\n| **Post** | Seats |\n| --- | --- |\n| Clerk | 5 |')
    await page.getByText('Pasted without 1 picture.').waitFor()
    await page.locator('#office .light').getByRole('button', { name: 'Preview' }).nth(1).click()
    const preview = page.getByRole('region', { name: 'Preview of Formatted text with an error' }).first()
    await preview.getByRole('cell', { name: 'Clerk' }).waitFor()
    const published = await page.evaluate(
      async (markdown) => {
        const reply = await fetch('/api/admin/content/rendering', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: markdown }),
        })
        return ((await reply.json()) as { html: string }).html
      },
      await value(),
    )
    expect(await preview.locator('.rich').innerHTML()).toContain('<math')
    expect(published).toContain('<math')
    await page.context().setOffline(true)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('more ')
    await preview.getByText('The preview is older than the text: no network.').waitFor()
    await page.context().setOffline(false)
    await preview.getByText('more').waitFor()
    expect(faults).toEqual([])
  })
})

/** A picture larger than it is stored. */
const pastePicture = (text: Locator): Promise<void> =>
  text.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2_000, height: 1_000 })
    canvas.getContext('2d')?.fillRect(100, 100, 900, 500)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png')
    })
    const data = new DataTransfer()
    data.items.add(new File([blob ?? ''], 'map.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })

test('scales and uploads a pasted picture, and asks for its alternative text in both languages (OFC-30)', async () => {
  const { page, faults, text, value } = await openField()
  await page.keyboard.type('Map')
  await pastePicture(text)
  const dialog = page.getByRole('dialog', { name: 'Upload a picture' })
  await dialog.getByText('1600 × 800').waitFor()
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.getByText('Fill this in.').first().waitFor()
  await dialog.getByLabel('Alternative text in English').fill('A map of India')
  await dialog.getByLabel('Alternative text in Hindi').fill('भारत का [नक़्शा]')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect
    .poll(value, { timeout: 20_000 })
    .toMatch(/^Map\n\n!\[भारत का \\\[नक़्शा\\\]\]\(\/api\/files\/fil_\w+\/ver_\w+\)$/)
  const [address = ''] = /\/api\/files\/[^)]+/.exec(await value()) ?? []
  const picture = await fetch(url + address)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(faults).toEqual([])
})

test('is a plain field without script, and says so (OFC-28)', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(`${url}/ui`)
  const office = page.locator('#office .light')
  await office.getByText('The toolbar and the preview need JavaScript').first().waitFor()
  expect(await office.getByRole('toolbar').count()).toBe(0)
  await office.getByRole('textbox', { name: 'Formatted text', exact: true }).fill('typed')
})
