import { joined } from '../../domain/notifications/joined.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import { outcomeWords, rejectedWords } from '../../domain/questions/report-words.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { EventHandler } from '../events/events.queue.ts'
import { tell } from '../notifications/announcing.usecases.ts'
import { inPages } from '../notifications/in-pages.ts'
import type { Services } from '../platform/context.ts'
import { decidedReports } from '../questions/reports-office.usecases.ts'
import { areResultsOut } from '../results/results.usecases.ts'

type Report = Awaited<ReturnType<typeof decidedReports>>[number]

/** The outcome in words, with those of the office unless they could tell a key before the release of the solutions. */
const answerOf = ({ outcome, answer }: Report, isReleased: boolean): Bilingual => {
  const words = outcome === null ? rejectedWords : outcomeWords[outcome]
  const own = isReleased ? (answer ?? '') : ''
  return joined(words, { en: own, hi: own })
}

const releasedAmong = async (services: Services, testIds: readonly string[]): Promise<Set<string>> => {
  const checked = await Promise.all(
    [...new Set(testIds)].map(async (testId) => ((await areResultsOut(services, testId)) ? [testId] : [])),
  )
  return new Set(checked.flat())
}

/** Tells the senders of decided reports what became of them. */
export const tellReporters: EventHandler<'report.decided'> = async (services, { payload }) => {
  const { questionId, decidedAt } = payload
  await inPages(
    (after, limit) => decidedReports(services, payload, after, limit),
    async (page) => {
      const released = await releasedAmong(
        services,
        page.map(({ testId }) => testId),
      )
      await tell(
        services,
        { key: `report:${questionId}:${decidedAt}`, kind: 'report.answered', link: null },
        page.map((report) => ({
          userId: report.userId,
          link: learningPaths.solution(report.testId, report.attemptId, questionId),
          params: { answer: answerOf(report, released.has(report.testId)) },
        })),
      )
    },
  )
}
