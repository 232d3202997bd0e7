import { lifeOf } from '../../domain/attempts/states.ts'
import type { SeriesSummary, TestSummary } from '../../domain/catalogue/contract.ts'
import { nextTest } from '../../domain/catalogue/next-test.ts'
import { continueSteps } from '../../domain/home/continuing.ts'
import type { ContinueStep, FreshItem, HomeOfStudent, HomeTest, SeriesProgress } from '../../domain/home/contract.ts'
import { isForTargets } from '../../domain/home/for-targets.ts'
import { freshItems } from '../../domain/home/fresh.ts'
import { leftFirst } from '../../domain/home/left-first.ts'
import { mainStep, standingOf } from '../../domain/home/standing.ts'
import type { OwnParts } from './own-parts.usecases.ts'
import type { SharedLists } from './shared-lists.usecases.ts'

const limits = { tests: 3, progress: 3, affairs: 3 } as const

const isTaken = ({ mine }: TestSummary): boolean => mine !== null && lifeOf(mine.state) === 'finished'

const progressIn = ({ id, title, exam, tests }: SeriesSummary): SeriesProgress => ({
  id,
  title,
  exam: exam.id,
  done: tests.filter(isTaken).length,
  total: tests.length,
})

const isBegun = ({ tests }: SeriesSummary): boolean => tests.some(({ mine }) => mine !== null)

const testLine = ({ id, title, questionCount, durationMs }: TestSummary, exam: string | null): HomeTest => ({
  id,
  title,
  questionCount,
  durationMs,
  exam,
})

export type Lists = { shared: SharedLists; tests: TestSummary[]; series: SeriesSummary[] }

/** Id of the item that a step goes on with. */
const idOf = (step: ContinueStep | null): string[] => {
  if (!step) return []
  return [step.kind === 'lesson' ? step.courseId : step.id]
}

const freshFor = ({ shared, series }: Lists, { targets, jobs, left }: OwnParts): FreshItem[] => {
  const begun = new Set(series.filter(isBegun).map(({ id }) => id))
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

/** Puts a student's home page together. */
export const homeOfStudent = (own: OwnParts, lists: Lists): HomeOfStudent => {
  const { attempts, running, targets, streak, revision, dates, quiz, jobs } = own
  const { shared, series } = lists
  const examOf = new Map([...shared.tests, ...shared.series.tests].map(({ test }) => [test.id, test]))
  const tests = lists.tests.filter(({ id }) => isForTargets(examOf.get(id)?.exams ?? [], targets))
  const affairs = shared.lists.affairs.items.slice(0, limits.affairs)
  const recent = attempts.map(({ testId }) => testId)
  const test = own.first ? null : nextTest(tests, series, recent)
  const steps = { running, continues: continueSteps(own.left), quiz, revision, streak }
  const standing = standingOf({ ...steps, hasAttempts: attempts.length > 0 })
  return {
    ...steps,
    targets,
    standing,
    main: mainStep({ ...steps, standing }),
    next: test ? testLine(test, examOf.get(test.id)?.examId ?? null) : own.first,
    dates,
    fresh: freshFor(lists, own),
    tests: tests.filter((one) => !isTaken(one)).slice(0, limits.tests),
    progress: leftFirst(series.filter(isBegun).map(progressIn)).slice(0, limits.progress),
    affairs,
    hasSamples: [...dates, ...jobs].some(({ sample }) => sample) || affairs.some(({ isSample }) => isSample),
  }
}
