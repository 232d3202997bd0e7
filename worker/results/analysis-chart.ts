import { scaleBand, scaleLinear } from 'd3-scale'
import {
  distributionSize,
  timeSize,
  type AnalysedQuestion,
  type Distribution,
  type DistributionChart,
  type TimeChart,
} from '../../domain/results/analysis/contract.ts'

const rounded = (position: number): number => Math.round(position * 10) / 10

/** Every nth of some bars has a label, so that at most `most` do. */
const labelled = <Bar>(bars: readonly Bar[], most: number): Bar[] => {
  const step = Math.ceil(bars.length / most)
  return bars.filter((_, index) => index % step === 0)
}

/** Columns of the students of each bar, that of the attempt marked. */
export const distributionChart = ({ bars, mine }: Distribution): DistributionChart => {
  const { left, right, top, bottom } = distributionSize
  const x = scaleBand(bars.keys(), [left, right]).paddingInner(0.15)
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ students }) => students))], [bottom, top]).nice(3)
  const columns = bars.map(({ from, students }, index) => ({
    from,
    students,
    x: x(index) ?? 0,
    isMine: index === mine,
  }))
  return {
    bars: columns.map(({ students, x: at, isMine }) => ({
      x: rounded(at),
      y: rounded(y(students)),
      width: rounded(x.bandwidth()),
      height: rounded(bottom - y(students)),
      isMine,
    })),
    ticks: y
      .ticks(3)
      .filter(Number.isInteger)
      .map((students) => ({ y: rounded(y(students)), students })),
    labels: labelled(columns, 5).map(({ from, x: at }) => ({ x: rounded(at), units: from })),
  }
}

/** Greatest multiple of the typical time on the scale; longer bars are cut. */
const mostRatio = 3

/** Columns of the time of each question as a multiple of its typical time; null without a question that was opened. */
export const timeChart = (questions: readonly AnalysedQuestion[]): TimeChart | null => {
  const timed = questions.filter(({ counts, typicalMs }) => counts && typicalMs > 0)
  if (timed.every(({ ms }) => ms === 0)) return null
  const { left, right, top, bottom } = timeSize
  const x = scaleBand(
    timed.map(({ number }) => number),
    [left, right],
  ).paddingInner(0.2)
  const y = scaleLinear([0, mostRatio], [bottom, top])
  const heightOf = ({ ms, typicalMs }: AnalysedQuestion): number => y(Math.min(mostRatio, ms / typicalMs))
  return {
    bars: timed.map((question) => ({
      number: question.number,
      verdict: question.verdict,
      x: rounded(x(question.number) ?? 0),
      y: rounded(heightOf(question)),
      width: rounded(x.bandwidth()),
      height: rounded(bottom - heightOf(question)),
      isCut: question.ms > mostRatio * question.typicalMs,
    })),
    ticks: [0, 1, 2, 3].map((ratio) => ({ ratio, y: rounded(y(ratio)) })),
    labels: labelled(timed, 12).map(({ number }) => ({
      number,
      x: rounded((x(number) ?? 0) + x.bandwidth() / 2),
    })),
  }
}
