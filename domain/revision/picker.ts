import type { Difficulty } from '../questions/levels.ts'
import { interleaved } from './interleave.ts'

/** A question that practice may ask. `tests` are the ids of all tests that ask it. */
export type Candidate = {
  questionId: string
  questionVersionId: string
  subject: string
  topic: string
  difficulty: Difficulty
  tests: readonly string[]
}

/** Questions that none of their tests closes to practice; a test that is not known closes them. */
export const openCandidates = <Item extends Pick<Candidate, 'tests'>>(
  candidates: readonly Item[],
  isOpen: ReadonlyMap<string, boolean>,
): Item[] => candidates.filter(({ tests }) => tests.every((testId) => isOpen.get(testId) === true))

/** The same items in a random order (Fisher and Yates). `random` returns numbers in [0, 1). */
export const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [order[last] as Item, order[other] as Item]
    order[last] = two
    order[other] = one
  }
  return order
}

/** Topics of a name in two subjects differ. */
const topicOf = ({ subject, topic }: Pick<Candidate, 'subject' | 'topic'>): string => `${subject} ${topic}`

/** The same items with topics apart, or together as a block of each, in the order in which the topics appear first. */
export const arranged = <Item extends Pick<Candidate, 'subject' | 'topic'>>(
  items: readonly Item[],
  isBlock: boolean,
): Item[] =>
  isBlock
    ? [...Map.groupBy(items, topicOf).values()].flat()
    : interleaved(items.map((item) => ({ item, topic: topicOf(item) }))).map(({ item }) => item)

type Choice = { count: number; block: boolean }

/** Questions of a quiz: a random choice of `count` candidates, or all where there are fewer. */
export const pickQuestions = <Item extends Pick<Candidate, 'subject' | 'topic'>>(
  candidates: readonly Item[],
  { count, block }: Choice,
  random: () => number,
): Item[] => arranged(shuffled(candidates, random).slice(0, count), block)

/**
 * The candidates nearest to a target, twice as many as are asked for so that a choice remains; `distanceOf` is null for
 * those that cannot be compared, which are left out.
 */
export const nearestCandidates = <Item>(
  candidates: readonly Item[],
  distanceOf: (candidate: Item) => number | null,
  count: number,
): Item[] =>
  candidates
    .flatMap((candidate) => {
      const distance = distanceOf(candidate)
      return distance === null ? [] : [{ candidate, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, 2 * count)
    .map(({ candidate }) => candidate)
