import type { Page } from 'playwright-core'
import { paths } from '../../domain/paths.ts'
import type { ShotScreen } from './screens.ts'

const screen = '[role=dialog][aria-modal]'

const startQuiz = async (page: Page, mode: 'tutor' | 'timed' = 'tutor'): Promise<void> => {
  await page.locator(`main form input[name=mode][value=${mode}]`).check()
  await page.locator('main form select[name=count]').selectOption('5')
  await page.locator('main form button[type=submit]').last().click()
  await page.locator(`${screen} footer button`).first().waitFor()
}

const checkAnswer = async (page: Page): Promise<void> => {
  await startQuiz(page)
  const input = page.locator(`${screen} [role=region] input`).first()
  await input.waitFor()
  if (/radio|checkbox/.test((await input.getAttribute('type')) ?? '')) await input.check()
  else await input.fill('1')
  await page.locator(`${screen} footer button`).nth(1).click()
  await page.locator(`${screen} [role=region] [role=status] h3`).waitFor()
}

const finishQuiz = async (page: Page): Promise<void> => {
  await checkAnswer(page)
  await page.locator(`${screen} footer button`).first().click()
  await page.locator('main table').first().waitFor()
}

const retakeNothing = async (page: Page): Promise<void> => {
  await page.locator('main form input[name=pool][value=saved]').check()
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('main [role=status][tabindex]').waitFor()
}

export const practiceScreens: readonly ShotScreen[] = [
  { name: 'practice', path: paths.practice(), as: 'student' },
  { name: 'practice-newcomer', path: paths.practice(), as: 'newcomer' },
  { name: 'practice-refused', path: paths.practice(), as: 'newcomer', act: retakeNothing },
  { name: 'practice-question', path: paths.practice(), as: 'candidate', act: startQuiz },
  { name: 'practice-solution', path: paths.practice(), as: 'candidate', act: checkAnswer },
  { name: 'practice-timed', path: paths.practice(), as: 'candidate', act: (page) => startQuiz(page, 'timed') },
  { name: 'practice-summary', path: paths.practice(), as: 'candidate', act: finishQuiz },
]
