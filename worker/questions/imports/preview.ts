import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { ImportPreview } from '../../../domain/questions/imports/contract.ts'
import { fittingKey } from '../../../domain/questions/drawn.ts'
import { kindOf, type Body } from '../../../domain/questions/kinds/registry.ts'
import { publicQuestion } from '../../../domain/questions/public.ts'
import { bodyIn } from './body-in.ts'
import { renderBilingual } from '../rich-text.ts'

/** Question of a row as a paper shows it, with its solution; null for one that no paper can show yet. */
export const previewOf = async (question: ImportedQuestion): Promise<ImportPreview | null> => {
  const body = bodyIn(question)
  const key = body && fittingKey(question.key, body)
  if (!body || !question.stem || !key) return null
  const { kind } = key
  const [stemHtml, html, solution] = await Promise.all([
    renderBilingual(question.stem),
    kindOf(kind).mapTexts(body, renderBilingual),
    renderBilingual(question.solution ?? { en: '', hi: '' }),
  ])
  const stored = { questionId: 'preview', kind, passageId: null, stemHtml, bodyHtml: { ...html, kind } as Body }
  return { question: publicQuestion(stored, { correct: 0, wrong: 0 }), key, solution }
}
