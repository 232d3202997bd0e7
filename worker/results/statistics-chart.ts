import { scaleBand, scaleLinear } from 'd3-scale'
import { choiceChartSize, type ChoiceChart, type ChoiceFigures } from '../../domain/results/statistics/contract.ts'

const tickCount = 4

const rounded = (position: number): number => Math.round(position * 10) / 10

/** Bars of the thirds, side by side for each choice, on a scale from 0 to 100 %. */
export const choiceChart = (choices: readonly ChoiceFigures[]): ChoiceChart => {
  const { left, right, top, bottom } = choiceChartSize
  const names = choices.map(({ choice }) => choice)
  const groups = scaleBand(names, [left, right]).paddingInner(0.25).paddingOuter(0.1)
  const thirds = scaleBand([0, 1, 2], [0, groups.bandwidth()]).paddingInner(0.08)
  const y = scaleLinear([0, 1], [bottom, top])
  return {
    bars: choices.flatMap(({ choice, thirds: shares }) =>
      shares.map((share, third) => ({
        choice,
        third,
        x: rounded((groups(choice) ?? 0) + (thirds(third) ?? 0)),
        y: rounded(y(share)),
        width: rounded(thirds.bandwidth()),
        height: rounded(bottom - y(share)),
      })),
    ),
    labels: names.map((choice) => ({ choice, x: rounded((groups(choice) ?? 0) + groups.bandwidth() / 2) })),
    ticks: y.ticks(tickCount).map((share) => ({ y: rounded(y(share)), percent: Math.round(100 * share) })),
  }
}
