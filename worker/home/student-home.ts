import type { SeriesSummary, TestSummary } from '../../domain/catalogue/contract.ts'
import { nextTest } from '../../domain/catalogue/next-test.ts'
import { continueSteps } from '../../domain/home/continuing.ts'
import type { ContinueStep, FreshItem, HomeOfStudent, HomeTest, SeriesProgress } from '../../domain/home/contract.ts'
import { isForTargets } from '../../domain/home/for-targets.ts'
import { freshItems } from '../../domain/home/fresh.ts'
import { leftFirst } from '../../domain/home/left-first.ts'
import { isSat, seriesStep } from '../../domain/home/series-step.ts'
import { mainStep, standingOf } from '../../domain/home/standing.ts'
import type { OwnParts } from './own-parts.usecases.ts'
import type { SharedLists } from './shared-lists.usecases.ts'

const limits = { tests: 3, progress: 3, affairs: 3 } as const

const progressIn = ({ id, title, exam, tests }: SeriesSummary): SeriesProgress => ({
  id,
  title,
  exam: exam.id,
  done: tests.filter(isSat).length,
  total: tests.length,
})

const testLine = ({ id, title, questionCount, durationMs }: TestSummary, exam: string | null): HomeTest => ({
  id,
  title,
  questionCount,
  durationMs,
  exam,
})

export type Lists = { shared: SharedLists; tests: TestSummary[] }

/** Id of the item that a step goes on with. */
const idOf = (step: ContinueStep | null): string[] => {
  if (!step) return []
  return [step.kind === 'lesson' ? step.courseId : step.id]
}

const freshFor = ({ shared }: Lists, { targets, jobs, left, series }: OwnParts): FreshItem[] => {
  const begun = new Set(series.map(({ id }) => id))
  const ofSeries = shared.series.rows
    .filter((row) => !begun.has(row.series.id) && isForTargets([row.exam.slug], targets))
    .map(({ series: { id, title, publishedAt, createdAt }, exam }): FreshItem => {
      return { kind: 'series', id, title, face: exam.slug, at: publishedAt ?? createdAt }
    })
  const others = shared.offered
    .filter(({ exams }) => isForTargets(exams, targets))
    .map(({ exams: _exams, ...item }): FreshItem => item)
  const ofJobs = jobs.map(({ id, title, publishedAt }): FreshItem => {
    return { kind: 'job', id, title, face: null, at: publishedAt }
  })
  return freshItems([...ofJobs, ...ofSeries, ...others], left.flatMap(idOf))
}

type NextOf = Lists & Pick<HomeOfStudent, 'continues'>

/** The first test of a newcomer, or the next one where no step leads to it already. */
const nextFor = (own: OwnParts, { shared, tests, continues }: NextOf): HomeTest | null => {
  if (own.first) return own.first
  const recent = own.attempts.map(({ testId }) => testId)
  const test = nextTest(tests, own.series, recent)
  if (!test || continues.some((step) => step.kind === 'series' && step.testId === test.id)) return null
  const exam = own.series.find((one) => one.tests.includes(test))?.exam.id
  return testLine(test, exam ?? shared.tests.find((one) => one.test.id === test.id)?.test.examId ?? null)
}

/** Puts a student's home page together. */
export const homeOfStudent = (own: OwnParts, lists: Lists): HomeOfStudent => {
  const { attempts, running, targets, streak, revision, dates, quiz, jobs, series } = own
  const { shared } = lists
  const examsOf = new Map(shared.tests.map(({ test }) => [test.id, test.exams]))
  const tests = lists.tests.filter(({ id }) => isForTargets(examsOf.get(id) ?? [], targets))
  const affairs = shared.lists.affairs.items.slice(0, limits.affairs)
  const continues = continueSteps(own.left, seriesStep(series))
  const steps = { running, continues, quiz, revision, streak }
  const standing = standingOf({ ...steps, hasAttempts: attempts.length > 0 })
  return {
    ...steps,
    targets,
    standing,
    main: mainStep({ ...steps, standing }),
    next: nextFor(own, { shared, tests, continues }),
    dates,
    fresh: freshFor(lists, own),
    tests: tests.filter((one) => !isSat(one)).slice(0, limits.tests),
    progress: leftFirst(series.map(progressIn)).slice(0, limits.progress),
    affairs,
    hasSamples: [...dates, ...jobs].some(({ sample }) => sample) || affairs.some(({ isSample }) => isSample),
  }
}
