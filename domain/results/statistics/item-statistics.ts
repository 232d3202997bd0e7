import { noChoice, type ChoiceFigures, type ItemFigures } from './contract.ts'
import { answersBetween, countsOf, sumOf, type ItemCounts } from './item-counts.ts'
import { tallyLanguages, type Tally, type TallyLanguage } from './tally.ts'
import { median } from './weighted.ts'

/**
 * Classical test theory over first attempts, as Moodle's quiz statistics compute it
 * (https://docs.moodle.org/dev/Quiz_statistics_calculations), from the counts of a tally. The rest is a student's total
 * without the item.
 */

/** An item of a paper: its maximum in units, and the choices whose figures are wanted. */
export type ItemSpec = { max: number; choices: readonly string[] }

/** Students and deviations of the rest from its mean, by answer. */
type AnswerSums = { choice: string; units: number; students: number; restDeviation: number }

type ItemSums = {
  students: number
  meanUnits: number
  meanRest: number
  /** Sums of squared deviations. */
  unitSquares: number
  restSquares: number
  answers: AnswerSums[]
}

const sumsOf = ({ totals, answers }: ItemCounts): ItemSums => {
  const counted = answers.map(({ students }) => sumOf(students))
  const students = sumOf(counted)
  const meanUnits = sumOf(answers.map(({ units }, index) => units * (counted[index] ?? 0))) / students
  const overTotals = (each: (total: number, units: number, times: number) => number): number[] =>
    answers.map(({ units, students: ofTotals }) =>
      ofTotals.reduce((sum, times, place) => sum + each(totals[place] ?? 0, units, times), 0),
    )
  const meanRest = sumOf(overTotals((total, units, times) => times * (total - units))) / students
  const deviations = overTotals((total, units, times) => times * (total - units - meanRest))
  return {
    students,
    meanUnits,
    meanRest,
    unitSquares: sumOf(answers.map(({ units }, index) => (counted[index] ?? 0) * (units - meanUnits) ** 2)),
    restSquares: sumOf(overTotals((total, units, times) => times * (total - units - meanRest) ** 2)),
    answers: answers.map(({ choice, units }, index) => ({
      choice,
      units,
      students: counted[index] ?? 0,
      restDeviation: deviations[index] ?? 0,
    })),
  }
}

/** Sum of the products of deviations that the same scores and rests would have if both were sorted. */
const greatestProduct = ({ totals, answers }: ItemCounts, { meanUnits, meanRest }: ItemSums): number => {
  const scores = answers
    .map(({ units, students }) => ({ units, left: sumOf(students) }))
    .toSorted((one, other) => one.units - other.units)
  const rests = answers
    .flatMap(({ units, students }) => students.map((times, place) => [(totals[place] ?? 0) - units, times] as const))
    .toSorted(([one], [other]) => one - other)
  let [product, place] = [0, 0]
  for (const [rest, times] of rests) {
    let unpaired = times
    for (let score = scores[place]; score && unpaired > 0; score = scores[place]) {
      const paired = Math.min(unpaired, score.left)
      product += paired * (score.units - meanUnits) * (rest - meanRest)
      unpaired -= paired
      score.left -= paired
      if (score.left === 0) place += 1
    }
  }
  return product
}

/** Mean score of the best 27 % minus that of the weakest, in units. */
const upperLower = (counts: ItemCounts, students: number): number => {
  const size = Math.max(1, Math.round(0.27 * students))
  const meanBetween = (from: number, to: number): number =>
    sumOf(answersBetween(counts, from, to).map((times, index) => times * (counts.answers[index]?.units ?? 0))) / size
  return meanBetween(0, size) - meanBetween(students - size, students)
}

/** True when an answer names a choice; the answer of several options names each. */
const names = (answer: string, choice: string): boolean =>
  choice === noChoice ? answer === noChoice : answer.split(',').includes(choice)

/** Correlation from the sum of products and the sums of squared deviations; null where one does not vary. */
const correlation = (product: number, first: number, second: number): number | null =>
  first > 0 && second > 0 ? product / Math.sqrt(first * second) : null

const choiceFigures = (counts: ItemCounts, sums: ItemSums, choices: readonly string[]): ChoiceFigures[] => {
  const { students, restSquares, answers } = sums
  const third = students / 3
  const thirds = [0, 1, 2].map((index) => answersBetween(counts, index * third, (index + 1) * third))
  return choices.map((choice) => {
    const chosen = answers.map((answer) => names(answer.choice, choice))
    const over = (values: readonly number[]): number => sumOf(values.filter((_, index) => chosen[index]))
    const chosenBy = over(answers.map((answer) => answer.students))
    const share = (index: number): number => over(thirds[index] ?? []) / third
    return {
      choice,
      students: chosenBy,
      pointBiserial: correlation(
        over(answers.map(({ restDeviation }) => restDeviation)),
        (chosenBy * (students - chosenBy)) / students,
        restSquares,
      ),
      thirds: [share(0), share(1), share(2)],
    }
  })
}

const medianSeconds = (tally: Tally, item: number, languages: readonly TallyLanguage[]): number | null => {
  const times = languages.flatMap((language) => [...(tally.languages[language].seconds[item] ?? [])])
  return times.length > 0 ? median(times) : null
}

/** Covariances closer to zero are rounding. */
const leastIndex = 1e-9

/** Figures of an item among the students of some languages; null where it counted for nobody. */
export const itemStatistics = (
  tally: Tally,
  item: number,
  { max, choices }: ItemSpec,
  languages: readonly TallyLanguage[] = tallyLanguages,
): ItemFigures | null => {
  const counts = countsOf(tally, item, languages)
  const sums = sumsOf(counts)
  const { students, meanUnits, unitSquares, restSquares, answers } = sums
  if (students === 0) return null
  const product = sumOf(answers.map(({ units, restDeviation }) => (units - meanUnits) * restDeviation))
  const greatest = greatestProduct(counts, sums)
  const index = correlation(product, unitSquares, restSquares)
  return {
    students,
    facility: meanUnits / max,
    standardDeviation: students > 1 ? Math.sqrt(unitSquares / (students - 1)) / max : null,
    discriminationIndex: index === null ? null : 100 * index,
    discriminativeEfficiency: greatest > 0 ? (100 * product) / greatest : null,
    upperLower: students > 1 ? (100 * upperLower(counts, students)) / max : null,
    negativeCovariance: index !== null && index < -leastIndex,
    medianSeconds: medianSeconds(tally, item, languages),
    choices: choiceFigures(counts, sums, choices),
  }
}
