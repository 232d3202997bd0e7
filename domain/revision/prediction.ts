import type { MarkScheme } from '../questions/kinds/kind.ts'
import type { Verdict } from '../results/contract.ts'
import { normalFrom } from '../seeded.ts'
import type { PaperPlan, PlannedSection } from './paper-plan.ts'

/** First answer to a question in a test. `share` is that of the marks, 0 to 1. */
export type TopicResult = { subject: string; topic: string; at: number; verdict: Verdict; share: number }

/** A mock of the pattern. */
export type Mock = { at: number; units: number }

/** Mocks of a pattern before its score is predicted. */
export const leastMocks = 3

/** Newest results of a pool, and the fewest that stand for a topic or a subject alone. */
const newestResults = 100
const leastResults = 5

const draws = 300

/** Share of scores that an interval holds. */
const intervalShare = 0.8

/** Score that a student may expect in the next mock, in units (domain/results/marks.ts). */
export type Interval = { low: number; middle: number; high: number }

type Pool = readonly TopicResult[]

/** Results to draw from by the names of topics: of these topics, else of their subjects, else all. Newest first. */
const poolFor = (newest: Pool, names: readonly string[]): Pool => {
  const among = (wanted: readonly string[], nameOf: (result: TopicResult) => string[]): Pool =>
    newest.filter((result) => nameOf(result).some((name) => wanted.includes(name))).slice(0, newestResults)
  const own = among(names, ({ subject, topic }) => [subject, `${subject}/${topic}`])
  if (own.length >= leastResults) return own
  const ofSubject = among(
    names.map((name) => name.split('/')[0] ?? name),
    ({ subject }) => [subject],
  )
  return ofSubject.length >= leastResults ? ofSubject : newest.slice(0, newestResults)
}

/** A section with the results that its topics, and its questions of no topic, are drawn from. */
type Drawable = PlannedSection & { pools: readonly Pool[]; others: Pool }

const drawable = (section: PlannedSection, newest: Pool): Drawable => ({
  ...section,
  pools: section.topics.map(({ topics }) => poolFor(newest, topics)),
  others: newest.slice(0, newestResults),
})

/** Units of a result under the marks of a question of the paper. */
export const unitsOfResult = ({ verdict, share }: TopicResult, { correct, wrong, blank = 0 }: MarkScheme): number => {
  if (verdict === 'correct') return correct
  if (verdict === 'wrong') return 0 - wrong
  return verdict === 'partial' ? Math.round(share * correct) : 0 - blank
}

/** Place of a topic that has room for a question, at random by its room; undefined where none has. */
const openPlace = (rooms: readonly number[], random: () => number): number | undefined => {
  let at = random() * rooms.reduce((sum, room) => sum + room, 0)
  const place = rooms.findIndex((room) => (at -= room) < 0)
  return place < 0 ? undefined : place
}

/** Numbers of questions by place in the topics of a section, at random within their spans. */
const composition = ({ marks, topics }: PlannedSection, random: () => number): number[] => {
  const counts = topics.map(({ min }) => min)
  const rooms = topics.map(({ min, max }) => max - min)
  let left = marks.length - counts.reduce((sum, count) => sum + count, 0)
  for (; left > 0; left -= 1) {
    const place = openPlace(rooms, random)
    if (place === undefined) break
    counts[place] = (counts[place] ?? 0) + 1
    rooms[place] = (rooms[place] ?? 0) - 1
  }
  return counts
}

const pickFrom = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** As many results, drawn with replacement. */
const resampled = (pool: Pool, random: () => number): Pool => pool.flatMap(() => pickFrom(pool, random) ?? [])

/** Place in `pools` of each question of a section that is composed anew; one after the last for `others`. */
const placesOf = (section: Drawable, random: () => number): number[] => {
  const places = composition(section, random).flatMap((count, place) => Array.from({ length: count }, () => place))
  return section.marks.map((_, index) => places[index] ?? section.pools.length)
}

/** Score of a section with results of pools that are drawn anew first: the fewer results, the less is known. */
const drawSection = (section: Drawable, random: () => number): number => {
  const drawn: Pool[] = []
  return placesOf(section, random).reduce((sum, place, index) => {
    const pool = (drawn[place] ??= resampled(section.pools[place] ?? section.others, random))
    const [result, marks] = [pickFrom(pool, random), section.marks[index]]
    return result && marks ? sum + unitsOfResult(result, marks) : sum
  }, 0)
}

/** Variance of a section's score that chance alone makes for a student of these results. */
const chanceOf = (section: Drawable, random: () => number): number => {
  const known = new Map<Pool, number>()
  const ofPool = (pool: Pool, marks: MarkScheme): number => {
    const variance = known.get(pool) ?? varianceOf(pool.map((result) => unitsOfResult(result, marks)))
    known.set(pool, variance)
    return variance
  }
  return placesOf(section, random).reduce((sum, place, index) => {
    const marks = section.marks[index]
    return marks ? sum + ofPool(section.pools[place] ?? section.others, marks) : sum
  }, 0)
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))] ?? 0

/**
 * Interval of the next mock's score: papers are composed from the blueprint, and each question gets a result that the
 * student had in its topic. What own mocks vary beyond that, good and bad days, is added. Null before the third mock.
 */
export const predict = (
  plan: PaperPlan,
  { results, mocks }: { results: Pool; mocks: readonly Mock[] },
  random: () => number,
): Interval | null => {
  if (mocks.length < leastMocks || results.length === 0) return null
  const newest = results.toSorted((one, other) => other.at - one.at)
  const sections = plan.sections.map((section) => drawable(section, newest))
  const drawn = Array.from({ length: draws }, () =>
    sections.reduce((sum, section) => sum + drawSection(section, random), 0),
  )
  const byChance = sections.reduce((sum, section) => sum + chanceOf(section, random), 0)
  const ofDays = Math.sqrt(Math.max(0, varianceOf(mocks.map(({ units }) => units)) - byChance))
  const scores = drawn
    .map((units) => Math.min(plan.maxUnits, Math.round(units + ofDays * normalFrom(random))))
    .toSorted((one, other) => one - other)
  const tail = (1 - intervalShare) / 2
  return { low: quantile(scores, tail), middle: quantile(scores, 0.5), high: quantile(scores, 1 - tail) }
}

/** Mocks that are predicted again for the coverage, the newest. */
const mostChecked = 5

/** Number of mocks that fell into the interval predicted from the data before them. */
export type Coverage = { mocks: number; inside: number }

/** Mocks, oldest first, each with its outcome; those that could not be predicted are left out. */
export const checkedMocks = <Checked extends Mock>(
  plan: PaperPlan,
  { results, mocks }: { results: Pool; mocks: readonly Checked[] },
  randomFor: (mock: Checked) => () => number,
): { mock: Checked; isInside: boolean }[] =>
  mocks.slice(-mostChecked).flatMap((mock) => {
    const before = { results: results.filter(({ at }) => at < mock.at), mocks: mocks.filter(({ at }) => at < mock.at) }
    const interval = predict(plan, before, randomFor(mock))
    return interval ? [{ mock, isInside: mock.units >= interval.low && mock.units <= interval.high }] : []
  })

export const coverageOf = (checked: readonly { isInside: boolean }[]): Coverage => ({
  mocks: checked.length,
  inside: checked.filter(({ isInside }) => isInside).length,
})
