import type { Difficulty } from '../../questions/contract.ts'
import { minStudentsForStatistics, noChoice, type ItemFigures, type StatisticsFlag } from './contract.ts'
import { isLargeBias, type LanguageBias } from './language-bias.ts'

const tooHardBelow = 0.1
const tooEasyAbove = 0.95
const weakBelow = 20
const deadBelow = 0.05

/** Facilities from which a question is medium, and easy. */
const mediumFrom = 0.3
const easyFrom = 0.7

/** Accepted keys, each as the choices that it names; empty for a question without options. */
export type AcceptedChoices = readonly (readonly string[])[]

const distractorsOf = ({ choices }: ItemFigures, accepted: AcceptedChoices) =>
  choices.filter(({ choice }) => choice !== noChoice && !accepted.some((key) => key.includes(choice)))

/** Point-biserial of the weakest option of the best accepted key. */
const keyedCorrelation = ({ choices }: ItemFigures, accepted: AcceptedChoices): number => {
  const ofChoice = new Map(choices.map(({ choice, pointBiserial }) => [choice, pointBiserial ?? -1]))
  return Math.max(...accepted.map((key) => Math.min(...key.map((choice) => ofChoice.get(choice) ?? -1))))
}

const distractorBeatsKey = (figures: ItemFigures, accepted: AcceptedChoices): boolean => {
  if (accepted.length === 0) return false
  const keyed = keyedCorrelation(figures, accepted)
  return distractorsOf(figures, accepted).some(({ pointBiserial }) => pointBiserial !== null && pointBiserial > keyed)
}

const hasDeadOption = (figures: ItemFigures, accepted: AcceptedChoices): boolean =>
  accepted.length > 0 &&
  distractorsOf(figures, accepted).some(({ students }) => students < deadBelow * figures.students)

const isBelow = (value: number | null, limit: number): boolean => value !== null && value < limit

/** Flags of a question; none below the least number of students. */
export const flagsOf = (
  figures: ItemFigures,
  accepted: AcceptedChoices,
  bias: LanguageBias | null,
): StatisticsFlag[] => {
  if (figures.students < minStudentsForStatistics) return []
  const flags: Record<StatisticsFlag, boolean> = {
    key_suspect: figures.negativeCovariance || distractorBeatsKey(figures, accepted),
    too_hard: figures.facility < tooHardBelow,
    too_easy: figures.facility > tooEasyAbove,
    weak: isBelow(figures.discriminationIndex, weakBelow),
    dead_option: hasDeadOption(figures, accepted),
    language_gap: isLargeBias(bias),
  }
  return (Object.keys(flags) as StatisticsFlag[]).filter((flag) => flags[flag])
}

/** Difficulty by facility; null below the least number of students. */
export const measuredDifficulty = ({ students, facility }: ItemFigures): Difficulty | null => {
  if (students < minStudentsForStatistics) return null
  if (facility >= easyFrom) return 'easy'
  return facility >= mediumFrom ? 'medium' : 'hard'
}
