import { lifeOf } from '../attempts/states.ts'
import type { SeriesSummary, TestSummary } from '../catalogue/contract.ts'
import { isAhead } from '../catalogue/next-test.ts'
import type { SeriesStep } from './contract.ts'

type Begun = Pick<SeriesSummary, 'id' | 'title' | 'exam' | 'tests'>

/** True for a test that the student has finished. */
export const isSat = ({ mine }: Pick<TestSummary, 'mine'>): boolean =>
  mine !== null && lifeOf(mine.state) === 'finished'

const isOpen = ({ mine }: TestSummary): boolean => mine !== null && lifeOf(mine.state) === 'open'

/** True for a test to go on with: one for practice, whenever the student likes and again. */
const isForPractice = ({ opensAt, closesAt, commonStart, attemptsAllowed }: TestSummary): boolean =>
  opensAt === null && closesAt === null && !commonStart && attemptsAllowed !== 1

/** An open test of the series is a step of its own. */
const stepIn = ({ id, title, exam, tests }: Begun): SeriesStep | null => {
  const done = tests.filter(isSat).length
  const next = tests.find((test) => isAhead(test) && test.state === 'live' && isForPractice(test))
  if (done === 0 || !next || tests.some(isOpen)) return null
  return {
    kind: 'series',
    seriesId: id,
    series: title,
    exam: exam.id,
    testId: next.id,
    title: next.title,
    done,
    total: tests.length,
  }
}

/** The step in the first series with a test sat and another for practice that can be taken now; null without one. */
export const seriesStep = (series: readonly Begun[]): SeriesStep | null =>
  series.map(stepIn).find((step) => step !== null) ?? null
