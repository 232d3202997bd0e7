import type { TestRules } from './contract.ts'
import { judgingLines } from './instructions/judging.ts'
import type { Instruction } from './instructions/line.ts'
import { markingLines } from './instructions/marking.ts'
import { answeringLines, screenLines } from './instructions/screen.ts'
import { timeLines } from './instructions/time.ts'

export type { Instruction } from './instructions/line.ts'

/** Parts of the instructions page, in order. */
export type Instructions = Record<'time' | 'marking' | 'screen' | 'answering' | 'judging', Instruction[]>

/** Instructions of a test, generated from its rules. */
export const instructionsOf = (rules: TestRules): Instructions => ({
  time: timeLines(rules),
  marking: markingLines(rules),
  screen: screenLines(rules),
  answering: answeringLines(rules),
  judging: judgingLines(rules),
})
