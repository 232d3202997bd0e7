import type { KeyPage } from '../../domain/questions/key-page.ts'
import type { SeenQuestion } from '../../domain/questions/reports.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { listKeys } from './keys.store.ts'
import * as store from './seen-questions.store.ts'
import { usesOf } from './uses.usecases.ts'

type Row = Awaited<ReturnType<typeof store.listSeen>>[number]

const seenOf = (row: Row): SeenQuestion => ({
  ...omit(row, 'passageTitle', 'passageHtml', 'writtenSolution', 'writtenReasons'),
  isCurrent: row.isCurrent === 1,
  passage: row.passageTitle && row.passageHtml ? { title: row.passageTitle, content: row.passageHtml } : null,
})

/** Versions of a question as students saw them, with their keys: for administrators alone. The newest first. */
export const seenQuestions = async (
  { db }: Services,
  questionId: string,
  versionIds: readonly string[],
): Promise<SeenQuestion[]> => (await store.listSeen(db, questionId, versionIds)).map(seenOf)

/** Most versions of a question that its key is shown for. */
const maxVersions = 20

/**
 * A question with the versions that are current or in tests, each with its tests and keys. Throws 404 where there is no
 * published version.
 */
export const keyedVersions = async (services: Services, questionId: string): Promise<Omit<KeyPage, 'work'>> => {
  const { db } = services
  const [question, uses, keys] = await Promise.all([
    store.findQuestion(db, questionId),
    usesOf(services, questionId),
    listKeys(db, questionId),
  ])
  if (!question) throw notFound()
  const { currentVersionId, ...head } = question
  const ids = [...new Set([currentVersionId, ...uses.map(({ questionVersionId }) => questionVersionId)])]
  const rows = await store.listSeen(db, questionId, ids.slice(0, maxVersions))
  if (rows.length === 0) throw notFound()
  const isOf =
    ({ questionVersionId }: Row) =>
    (each: { questionVersionId: string }) =>
      each.questionVersionId === questionVersionId
  return {
    question: head,
    versions: rows.map((row) => ({
      ...seenOf(row),
      written: { solution: row.writtenSolution, reasons: row.writtenReasons },
      uses: uses.filter(isOf(row)),
      keys: keys.filter(isOf(row)).map((key) => omit(key, 'questionVersionId')),
    })),
  }
}
