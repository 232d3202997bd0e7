/** When a course is complete: every required lesson done and, where there is a final test, so many per cent in it. */
export type CompletionRule = { finalTest: { lessonId: string; minPercent: number } | null }

export type Completion = {
  /** Required lessons that are done, of how many. */
  done: number
  of: number
  /** How far it is, in whole per cent: 100 only where every required lesson is done. */
  percent: number
  /** The best result in the final test; `percent` is null before there is one. */
  finalTest: { lessonId: string; minPercent: number; percent: number | null; passed: boolean } | null
  complete: boolean
}

/** `finalPercent` is the best score of the student in the final test, in per cent of its maximum; null without one. */
export const completionOf = (
  lessons: readonly { id: string; required: boolean }[],
  rule: CompletionRule,
  done: ReadonlySet<string>,
  finalPercent: number | null,
): Completion => {
  const required = lessons.filter((lesson) => lesson.required)
  const doneCount = required.filter(({ id }) => done.has(id)).length
  const finalTest = rule.finalTest && {
    ...rule.finalTest,
    percent: finalPercent,
    passed: finalPercent !== null && finalPercent >= rule.finalTest.minPercent,
  }
  const allDone = doneCount === required.length
  return {
    done: doneCount,
    of: required.length,
    percent: required.length === 0 ? 100 : Math.floor((100 * doneCount) / required.length),
    finalTest,
    complete: allDone && (finalTest?.passed ?? true),
  }
}
