import { chosenOf } from '../questions/kinds/entered.ts'
import type { Answer } from './contract.ts'

/** True when two answers are equal, ignoring the order of chosen options. */
export const sameAnswer = (first: Answer, second: Answer): boolean => {
  const [one, other] = [chosenOf(first), chosenOf(second)]
  return one.length > 0 && other.length > 0
    ? one.toSorted().join() === other.toSorted().join()
    : JSON.stringify(first) === JSON.stringify(second)
}
