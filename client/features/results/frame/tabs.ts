import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'

/** Parts of a released result, in the order of their tabs; each has a text in `result.tabs`. */
export const resultTabs = [
  ['result', paths.testResult],
  ['analysis', learningPaths.testAnalysis],
  ['solutions', learningPaths.testSolutions],
  ['replay', learningPaths.testReplay],
  ['coach', learningPaths.testCoach],
] as const

export type ResultTab = (typeof resultTabs)[number][0]

/** Address of a part for one attempt. */
export const partOf = (address: (testId: string) => string, testId: string, attemptId: string): string =>
  `${address(testId)}?${new URLSearchParams({ attempt: attemptId })}`
