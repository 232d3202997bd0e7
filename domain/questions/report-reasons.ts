/** Reasons for a report on a question. */
export const reportReasons = ['wrong_key', 'wrong_text', 'translation', 'figure', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Maximum length of a report's note, in characters. */
export const maxReportNoteLength = 500
