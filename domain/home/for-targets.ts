/** True for an item of some of the exams. An item without exams is for all, and a student without exams sees all. */
export const isForTargets = (exams: readonly string[], targets: readonly string[]): boolean =>
  exams.length === 0 || targets.length === 0 || exams.some((exam) => targets.includes(exam))
