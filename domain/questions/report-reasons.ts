/** What a student may say is wrong with a question. */
export const reportReasons = ['wrong_key', 'wrong_text', 'translation', 'figure', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How long the student's own words may be, in characters. */
export const longestReportNote = 500
