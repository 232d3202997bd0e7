import { referenceExams } from '../drizzle/reference/exams.ts'

/** Throws RangeError for an unknown exam. */
export const examSlug = (examId: string): string => {
  const exam = referenceExams.find(({ id }) => id === examId)
  if (!exam) throw new RangeError(`There is no exam ${examId}`)
  return exam.slug
}
