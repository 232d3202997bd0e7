import { versionIdsIn } from '../../domain/catalogue/draft-paper.ts'
import { testLimits } from '../../domain/catalogue/test-limits.ts'
import type { PaperQuestion } from '../../domain/questions/picking.ts'
import { bodyOf, readState } from '../content/content.state.ts'
import type { Services } from '../platform/context.ts'
import { readVersions } from '../questions/picking/picking.usecases.ts'
import { testContent } from './tests.content.ts'

/** Questions that the draft of a test names; those that no longer exist are left out. */
export const draftQuestions = async (services: Services, testId: string): Promise<PaperQuestion[]> => {
  const body = bodyOf(testContent, await readState(services, testContent, testId))
  return readVersions(services, versionIdsIn(body.sections).slice(0, testLimits.questions))
}
