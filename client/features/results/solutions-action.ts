import { pdfLanguages, type PdfLanguage } from '../../../domain/results/solutions.ts'
import { unwrap, type Api } from '../../api.ts'

/** What became of asking for the document: made already (no task), or being made. */
export type Asked = { language: PdfLanguage; taskId: string | null }

export const solutionsAddress = (attemptId: string, language: PdfLanguage): string =>
  `/api/attempts/${attemptId}/solutions.pdf?language=${language}`

/** The form of the result page. */
export const askForSolutions = async (api: Api, form: FormData): Promise<Asked> => {
  const attemptId = String(form.get('attemptId'))
  const language = pdfLanguages.find((each) => each === form.get('language')) ?? 'both'
  const asked = await unwrap(
    api.attempts[':attemptId']['solutions.pdf'].$post({ param: { attemptId }, json: { language } }),
  )
  return { language, taskId: asked.state === 'making' ? asked.taskId : null }
}
