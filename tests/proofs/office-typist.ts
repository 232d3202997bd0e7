import type { BrowserContext, Locator, Page } from 'playwright-core'
import { seedAccounts } from '../../drizzle/seed/accounts.ts'
import type { OfficeDetail } from '../../domain/content/contract.ts'
import { call, cookiesOf, Unexpected, type ApiStudent } from '../support/api-student.ts'
import { settled } from '../support/browser.ts'
import { completeBody, ownFields } from '../support/kind-bodies.ts'
import { waitFor } from '../support/wait-for.ts'
import { signInBrowser } from './exam-page.ts'

/** Fields in which the proof types: one line, and formatted text. */
export const typedFields = ['title.en', 'about.en'] as const
export type TypedField = (typeof typedFields)[number]

/** A session of the demo's administrator. */
const signInOffice = async (url: string): Promise<ApiStudent> => {
  const [, account] = seedAccounts
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  if (!response.ok) throw new Unexpected(response.status, await response.text())
  return { name: account.name, email: account.email, cookie: cookiesOf(response) }
}

/** Text typed so far at an instant, Unix milliseconds. */
type Typed = { text: string; at: number }

/** One administrator who types into one field of a notice without end. */
export class Typist {
  /** Everything typed that must not be lost again. */
  text = ''
  /** Longest text that the page has called saved. */
  saved = ''
  readonly #history: Typed[] = []
  #words = 0
  #page: Page | null = null

  readonly url: string
  readonly admin: ApiStudent
  readonly id: string
  readonly field: TypedField

  private constructor(url: string, admin: ApiStudent, id: string, field: TypedField) {
    this.url = url
    this.admin = admin
    this.id = id
    this.field = field
  }

  static async start(url: string, slug: string, field: TypedField): Promise<Typist> {
    const admin = await signInOffice(url)
    const body = { ...completeBody(ownFields.job, slug, slug), title: { en: '', hi: '' }, about: { en: '', hi: '' } }
    const { id } = await call<{ id: string }>(url, 'POST', '/api/admin/content/job', admin.cookie, { body })
    return new Typist(url, admin, id, field)
  }

  get page(): Page {
    if (!this.#page) throw new Error('The typist has no page.')
    return this.#page
  }

  get #control(): Locator {
    return this.page.locator(`[data-path="${this.field}"]`).locator('input:not([type=file]), [role=textbox]').last()
  }

  /** Opens the editor, puts back what the device kept, and waits until the draft is saved. */
  async open(context: BrowserContext): Promise<void> {
    await signInBrowser(context, this.url, this.admin)
    this.#page = await context.newPage()
    await this.page.goto(`${this.url}/admin/jobs/${this.id}`)
    await settled(this.page)
    const offer = this.page.getByRole('button', { name: 'Put it back' })
    // The device is read after the page is shown.
    if ((await this.stored()) !== this.text) await offer.waitFor({ timeout: 3_000 }).catch(() => undefined)
    while (await offer.first().isVisible()) {
      const left = await offer.count()
      await offer.first().click()
      await waitFor('the offer to go', async () => ((await offer.count()) < left ? true : undefined))
    }
    await this.untilSaved()
    await this.#control.click()
    await this.page.keyboard.press('Control+End')
  }

  /** Types words for some time and notes what the page calls saved. */
  async type(ms: number): Promise<void> {
    const endAt = Date.now() + ms
    while (Date.now() < endAt) {
      const word = `w${(this.#words += 1)} `
      await this.page.keyboard.type(word, { delay: 15 })
      this.text += word
      this.#history.push({ text: this.text, at: Date.now() })
      await this.look()
    }
  }

  /** Reads state and value at one moment. */
  async look(): Promise<void> {
    const { isSaved, value } = await this.page.evaluate((name) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
      return { isSaved: document.querySelector('[data-save-phase=saved]') !== null, value: field?.value ?? '' }
    }, this.field)
    if (isSaved && value.length > this.saved.length) this.saved = value
  }

  async untilSaved(): Promise<void> {
    await this.page.locator('[data-save-phase=saved]').first().waitFor()
    await this.look()
  }

  /** The text as the server stores it. */
  async stored(): Promise<string> {
    const { draft } = await call<OfficeDetail>(this.url, 'GET', `/api/admin/content/job/${this.id}`, this.admin.cookie)
    const [field = '', language = ''] = this.field.split('.')
    return (draft.body[field] as Record<string, string>)[language] ?? ''
  }

  /** Text as it was typed up to an instant, Unix milliseconds. */
  typedBefore(at: number): string {
    return this.#history.findLast((typed) => typed.at <= at)?.text ?? ''
  }

  /** Goes on from what survived. */
  resume(text: string): void {
    this.text = text
    this.saved = text
    this.#history.length = 0
    this.#history.push({ text, at: 0 })
  }
}
