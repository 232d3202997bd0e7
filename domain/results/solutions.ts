/** Languages of the PDF with result and solutions: one, or both. */
export const pdfLanguages = ['en', 'hi', 'both'] as const
export type PdfLanguage = (typeof pdfLanguages)[number]

/** State of the PDF: POST and GET /api/attempts/:attemptId/solutions.pdf. The task has its progress. */
export type SolutionsState = { state: 'ready' } | { state: 'making'; taskId: string } | { state: 'none' }
