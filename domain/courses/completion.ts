/**
 * A course is complete with every required lesson done and, if it has a final test, with this minimum percentage in it.
 */
type CompletionRule = { finalTest: { lessonId: string; minPercent: number } | null }

export type Completion = {
  /** Required lessons done, out of `of`. */
  done: number
  of: number
  /** Whole per cent, rounded down: 100 only when every required lesson is done. */
  percent: number
  /** Best result in the final test; `percent` is null before the first. */
  finalTest: { lessonId: string; minPercent: number; percent: number | null; passed: boolean } | null
  complete: boolean
}

/** `finalPercent`: best score in the final test, in per cent of its maximum; null without one. */
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
