/** The languages of the document with result and solutions: one, or both under each other. */
export const pdfLanguages = ['en', 'hi', 'both'] as const
export type PdfLanguage = (typeof pdfLanguages)[number]

/** How the document stands: POST and GET /api/attempts/:attemptId/solutions.pdf. Its progress is that of the task. */
export type SolutionsState = { state: 'ready' } | { state: 'making'; taskId: string } | { state: 'none' }
