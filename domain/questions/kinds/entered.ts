/** A student's answer on the wire. The question's kind decides which form it has. */
export type Entered = { optionIds: string[] } | { value: string } | { rows: Record<string, string[]> }

/** The ids of the options chosen; none where something else, or nothing, was entered. */
export const chosenOf = (answer: Entered | null): string[] => (answer && 'optionIds' in answer ? answer.optionIds : [])

/** The text typed; null where something else, or nothing, was entered. */
export const typedOf = (answer: Entered | null): string | null => (answer && 'value' in answer ? answer.value : null)

/** The columns chosen by row; none where something else, or nothing, was entered. */
export const rowsOf = (answer: Entered | null): Record<string, string[]> =>
  answer && 'rows' in answer ? answer.rows : {}

/** The option that says "not attempted" where a true blank is penalised (RPSC). */
export const notAttemptedId = 'na'

/** True if an answer says "not attempted" in a paper that offers it. */
export const saysNotAttempted = (answer: Entered | null): boolean => chosenOf(answer).join() === notAttemptedId

/** The letter of an option as students know it: its place in the list, 0 is A. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
