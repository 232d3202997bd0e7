import type { PaperPassage } from '../../domain/attempts/contract.ts'
import type { DraftPreview } from '../../domain/content/preview.ts'
import type { PassageContent } from '../../domain/questions/bank.ts'
import { drawnQuestion } from '../../domain/questions/drawn.ts'
import { kindOf, type Body } from '../../domain/questions/kinds/registry.ts'
import type { QuestionPreview } from '../../domain/questions/preview.ts'
import { completeBody } from '../content/complete-body.ts'
import { bodyOf, readState } from '../content/content.state.ts'
import { previewOf } from '../content/preview.usecases.ts'
import type { passages } from '../../drizzle/schema/index.ts'
import type { Services } from '../platform/context.ts'
import { passageContent } from './passages.content.ts'
import { questionContent, renderReasons } from './questions.content.ts'
import { renderBilingual } from './rich-text.ts'

/** Draft of a passage as students would read it. */
export const previewPassage = async (
  services: Services,
  passageId: string,
): Promise<{ preview: DraftPreview; passage: PaperPassage }> => {
  const { preview, row, content } = await previewOf(services, passageContent, passageId)
  const { kind } = row as unknown as typeof passages.$inferSelect
  const { title, contentHtml } = content as PassageContent
  return { preview, passage: { id: passageId, kind, title, content: contentHtml } }
}

const passageIn = async (services: Services, passageId: unknown): Promise<PaperPassage | null> => {
  if (typeof passageId !== 'string' || passageId === '') return null
  // One that was purged or cannot be drawn is left out.
  const found = await previewPassage(services, passageId).catch(() => null)
  return found?.passage ?? null
}

/** Draft of a question as students would see it, however incomplete, with its key and solution. */
export const previewQuestion = async (services: Services, questionId: string): Promise<QuestionPreview> => {
  const state = await readState(services, questionContent, questionId)
  const complete = completeBody(questionContent, bodyOf(questionContent, state), questionId)
  const { stem, body, key, solution, reasons, hint } = drawnQuestion(complete)
  const { error } = questionContent.contract.safeParse(complete)
  const missing = [...new Set(error?.issues.map(({ path }) => path.join('.')))]
  return {
    preview: { revision: state.revision, savedAt: state.draft?.updatedAt ?? null, missing },
    exams: Array.isArray(complete['exams']) ? complete['exams'].map(String) : [],
    stem: await renderBilingual(stem),
    body: { ...(await kindOf(body.kind).mapTexts(body, renderBilingual)), kind: body.kind } as Body,
    passage: await passageIn(services, complete['passageId']),
    key,
    solution: await renderBilingual(solution),
    reasons: await renderReasons(reasons),
    hint: hint && (await renderBilingual(hint)),
  }
}
