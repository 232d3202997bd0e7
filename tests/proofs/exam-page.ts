import type { BrowserContext, Page } from 'playwright-core'
import type { AttemptView, Paper } from '../../domain/attempts/contract.ts'
import { optionsOf } from '../../domain/questions/kinds/presentation.ts'
import { call, view, type ApiStudent } from '../support/api-student.ts'
import { begin } from '../support/student.ts'

/** Copies the session of a student who signed up over HTTP into a browser. */
export const signInBrowser = (context: BrowserContext, url: string, { cookie }: ApiStudent): Promise<void> =>
  context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url }
    }),
  )

/** Spoken status and chosen option letters of a question, either shown or stored. */
export type ShownAnswer = { status: string; chosen: string }

/** Page object of the exam screen on a desktop, using visible texts only. */
export const examPage = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const entries = page.getByRole('navigation', { name: 'Questions of this section' }).getByRole('button')
  const options = page.locator('fieldset input')
  const shown = () => page.getByText(/^Question No\. \d+$/).first()
  const number = async () => Number((await shown().textContent())?.split(' ').at(-1))

  return {
    number,
    options: () => options.count(),
    choose: (index: number) => options.nth(index).click(),
    press: (name: 'Save & Next' | 'Mark for Review & Next' | 'Clear Response' | 'Previous') => button(name).click(),
    async jump(index: number) {
      await entries.nth(index).click()
    },
    begin: async (address: string) => {
      await page.goto(address)
      await begin(page)
      await shown().waitFor()
    },
    /** Reopens a running attempt; another profile takes it over. */
    reopen: async (address: string) => {
      await page.goto(address)
      await shown().waitFor()
    },
    chip: (state: 'saved' | 'offline', timeout = 90_000) =>
      page.locator(`[data-saving="${state}"]`).waitFor({ timeout }),
    /** Visits every question of every section and reads its state. */
    async read(): Promise<ShownAnswer[]> {
      const read: ShownAnswer[] = []
      const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('button')
      for (let tab = 0; tab < (await tabs.count()); tab += 1) {
        await tabs.nth(tab).click()
        // The palette loads after the page.
        await entries.first().waitFor()
        for (let entry = 0; entry < (await entries.count()); entry += 1) {
          await entries.nth(entry).click()
          await page.getByText(`Question No. ${read.length + 1}`, { exact: true }).waitFor()
          const checked = await options.evaluateAll((inputs) =>
            inputs.flatMap((input, index) => ((input as HTMLInputElement).checked ? [index] : [])),
          )
          // The status is final only after leaving the question, so it is read in a second pass.
          read.push({ status: '', chosen: checked.map((index) => String.fromCharCode(65 + index)).join('') })
        }
      }
      for (let tab = 0, at = 0; tab < (await tabs.count()); tab += 1) {
        await tabs.nth(tab).click()
        const labels = await entries.evaluateAll((found) =>
          found.map((entry) => entry.getAttribute('aria-label') ?? ''),
        )
        for (const label of labels) {
          const state = read[at]
          if (state) state.status = label.slice(label.indexOf(', ') + 2)
          at += 1
        }
      }
      return read
    },
  }
}
export type ExamPage = ReturnType<typeof examPage>

const spoken = {
  not_answered: 'not answered',
  answered: 'answered',
  marked: 'marked for review',
  answered_marked: 'answered and marked for review',
} as const

/** The stored answers of a student's only attempt, in the order of the paper. */
export const storedAnswers = async (url: string, student: ApiStudent): Promise<ShownAnswer[]> => {
  const { items } = await call<{ items: { attemptId: string }[] }>(url, 'GET', '/api/attempts', student.cookie)
  return shownAnswersOf(await view(url, { student, attemptId: items[0]?.attemptId ?? '' }))
}

const shownAnswersOf = ({ responses, paper }: AttemptView): ShownAnswer[] => {
  const questions = (paper as Paper).sections.flatMap(({ questionIds }) => questionIds)
  return questions.map((questionId) => {
    const response = responses.find((found) => found.questionId === questionId)
    const question = paper?.questions.find(({ id }) => id === questionId)
    if (!response || !question) return { status: 'not visited', chosen: '' }
    const { answer, status } = response
    const letters = optionsOf(question).flatMap(({ id }, index) =>
      answer && 'optionIds' in answer && answer.optionIds.includes(id) ? [String.fromCharCode(65 + index)] : [],
    )
    return { status: spoken[status], chosen: letters.join('') }
  })
}

/** Differences between shown and stored answers, as messages. */
export const disagreements = (shown: ShownAnswer[], stored: ShownAnswer[]): string[] =>
  shown.flatMap((state, index) => {
    const other = stored[index]
    const same = other?.status === state.status && other.chosen === state.chosen
    return same
      ? []
      : [`question ${index + 1} shows ${state.status} ${state.chosen}, stored is ${other?.status} ${other?.chosen}`]
  })
