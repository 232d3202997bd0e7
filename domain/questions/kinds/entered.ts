/** A student's answer on the wire; its form depends on the question's kind. */
export type EnteredAnswer = { optionIds: string[] } | { value: string } | { rows: Record<string, string[]> }

/** Ids of the chosen options; empty for another form or no answer. */
export const chosenOf = (answer: EnteredAnswer | null): string[] =>
  answer && 'optionIds' in answer ? answer.optionIds : []

/** Typed text; null for another form or no answer. */
export const typedOf = (answer: EnteredAnswer | null): string | null =>
  answer && 'value' in answer ? answer.value : null

/** Chosen columns by row; empty for another form or no answer. */
export const rowsOf = (answer: EnteredAnswer | null): Record<string, string[]> =>
  answer && 'rows' in answer ? answer.rows : {}

/** Option "not attempted", offered where a true blank is penalised (RPSC). */
export const notAttemptedId = 'na'

/** True when an answer says "not attempted". */
export const saysNotAttempted = (answer: EnteredAnswer | null): boolean => chosenOf(answer).join() === notAttemptedId

/** Letter of an option by its place in the list: 0 is A. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)

/** True when two answers are equal, ignoring the order of chosen options. */
export const sameAnswer = (first: EnteredAnswer | null, second: EnteredAnswer | null): boolean => {
  const [one, other] = [chosenOf(first), chosenOf(second)]
  return one.length > 0 && other.length > 0
    ? one.toSorted().join() === other.toSorted().join()
    : JSON.stringify(first) === JSON.stringify(second)
}
