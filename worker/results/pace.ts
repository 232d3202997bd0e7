import { responsesFrom } from '../../domain/results/compact.ts'
import {
  evenSample,
  leastForPace,
  medianSections,
  paceSample,
  sectionMs,
  tenthOf,
  type SectionPace,
} from '../../domain/results/replay/pace.ts'
import type { Services } from '../platform/context.ts'
import { pause } from '../platform/pause.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { withAnswers } from './long-answers.ts'
import { listBestAttempts, readResponses } from './pace.store.ts'

const pageSize = 50

/** The pace of a version's best tenth; null below 100 first attempts. Reads at most `paceSample` attempts, in pages. */
export const paceOf = async (
  services: Services,
  { testId, testVersionId, students }: { testId: string; testVersionId: string; students: number },
): Promise<SectionPace | null> => {
  if (students < leastForPace) return null
  const { paper, order } = await paperOf(services, testVersionId)
  const tenth = await listBestAttempts(services.db, { testId, testVersionId }, tenthOf(students))
  const sample = evenSample(tenth, paceSample)
  const times: Record<string, number>[] = []
  for (let first = 0; first < sample.length; first += pageSize) {
    for (const stored of await readResponses(services.db, sample.slice(first, first + pageSize))) {
      const { responses } = await withAnswers(services, { responses: stored, integrity: '' })
      const spent = new Map(responsesFrom(order, responses).map(({ questionId, ms }) => [questionId, ms]))
      times.push(sectionMs(paper.sections, spent))
    }
    await pause()
  }
  return { students, tenth: tenth.length, medianMs: medianSections(times) }
}
