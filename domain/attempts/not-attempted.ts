import type { ResponseEvent } from './contract.ts'

/** The option that says "not attempted" where a true blank is penalised (RPSC). */
export const notAttemptedId = 'na'

/** Whether an answer says "not attempted" in a paper that offers it. */
export const saysNotAttempted = (answer: ResponseEvent['answer']): boolean =>
  answer !== null && 'optionIds' in answer && answer.optionIds.join() === notAttemptedId
