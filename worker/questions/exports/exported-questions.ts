import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { partsOfBody } from '../../../domain/questions/draft.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { OfficeFilter } from '../../../domain/content/office-query.ts'
import { pagesOf } from '../../content/office-list.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { listExported, type ExportedRow } from './exported.store.ts'

const passageOf = ({ passage, passageText }: ExportedRow): AuthoredPassage | null =>
  passage && passageText ? { ...passage, ...passageText } : null

const reasonsOf = (reasons: ExportedRow['reasons']) => (Object.keys(reasons).length > 0 ? { reasons } : {})

/** A question as its author would write it. */
const questionOf = (row: ExportedRow): AuthoredQuestion => {
  const { question, stem, body, key, solution, reasons, hint, passage } = row
  const { slug, subject, topic, difficulty, targetMs, exams, tags, rights, source } = question
  return {
    code: slug,
    subject,
    topic,
    difficulty,
    targetSeconds: targetMs / 1000,
    stem,
    ...partsOfBody(body),
    key,
    solution,
    ...reasonsOf(reasons),
    ...(hint && { hint }),
    ...(exams.length > 0 && { exams }),
    ...(tags.length > 0 && { tags }),
    ...(rights !== 'original' && { rights }),
    ...(source && { source }),
    ...(passage && { passage: passage.code }),
  } as AuthoredQuestion
}

/** Published questions that a filter of the list shows, in its order, read page by page. */
export async function* exportedQuestions(services: Services, filter: OfficeFilter): AsyncGenerator<ExportedQuestion> {
  for await (const page of pagesOf(services, 'question', filter)) {
    const ids = page.map(({ id }) => id)
    const rows = new Map((await listExported(services.db, ids)).map((row) => [row.question.id, row]))
    for (const id of ids) {
      const row = rows.get(id)
      if (row) yield { question: questionOf(row), passage: passageOf(row) }
    }
  }
}
