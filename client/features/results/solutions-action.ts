import { pdfLanguages, type PdfLanguage } from '../../../domain/results/solutions.ts'
import { unwrap, type Api } from '../../api.ts'

/** A requested document; `taskId` is null when it is ready. */
export type SolutionsRequest = { language: PdfLanguage; taskId: string | null }

export const solutionsAddress = (attemptId: string, language: PdfLanguage): string =>
  `/api/attempts/${attemptId}/solutions.pdf?language=${language}`

/** Form action that requests the PDF. */
export const requestSolutions = async (api: Api, form: FormData): Promise<SolutionsRequest> => {
  const attemptId = String(form.get('attemptId'))
  const language = pdfLanguages.find((each) => each === form.get('language')) ?? 'both'
  const reply = await unwrap(
    api.attempts[':attemptId']['solutions.pdf'].$post({ param: { attemptId }, json: { language } }),
  )
  return { language, taskId: reply.state === 'making' ? reply.taskId : null }
}
