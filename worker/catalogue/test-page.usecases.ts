import { versionIdsIn } from '../../domain/catalogue/draft-paper.ts'
import type { PrintedKeys, TestKeys, TestStanding } from '../../domain/catalogue/test-page.ts'
import type { TestContent } from '../../domain/catalogue/test-content.ts'
import { testLimits } from '../../domain/catalogue/test-limits.ts'
import { Bilingual } from '../../domain/questions/text.ts'
import { bodyOf, readState } from '../content/content.state.ts'
import type { Services } from '../platform/context.ts'
import { keysOfVersions, solutionsOfVersions } from '../questions/test-keys.usecases.ts'
import { isRunning } from './test-checks.usecases.ts'
import { findState } from './test-versions.store.ts'
import { testContent } from './tests.content.ts'

const untitled: Bilingual = { en: '', hi: '' }

/** Title and state of a test for its screens in the office. Throws 404 where there is no such test. */
export const testStanding = async (services: Services, testId: string): Promise<TestStanding> => {
  const [record, stored] = await Promise.all([readState(services, testContent, testId), findState(services.db, testId)])
  const body = bodyOf(testContent, record)
  return {
    title: Bilingual.safeParse(body.title).data ?? untitled,
    isPublished: stored !== undefined,
    isRunning: stored !== undefined && isRunning(stored, services.now()),
    isAttempted: stored?.isAttempted === 1,
  }
}

/** Keys of the questions that students are given, before the first publication of those of the draft. */
export const testKeys = async (services: Services, testId: string): Promise<TestKeys> => {
  const record = await readState(services, testContent, testId)
  const { sections } = record.found
    ? (record.found.content as TestContent)
    : { sections: bodyOf(testContent, record).sections }
  return { items: await keysOfVersions(services, versionIdsIn(sections).slice(0, testLimits.questions)) }
}

/** Keys and solutions of the draft's questions, for its print. */
export const draftSolutions = async (services: Services, testId: string): Promise<PrintedKeys> => {
  const body = bodyOf(testContent, await readState(services, testContent, testId))
  return solutionsOfVersions(services, versionIdsIn(body.sections).slice(0, testLimits.questions))
}
