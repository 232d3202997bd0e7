import type { SeenQuestion } from '../../domain/questions/reports.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import * as store from './seen-questions.store.ts'

type Row = Awaited<ReturnType<typeof store.listSeen>>[number]

const seenOf = (row: Row): SeenQuestion => ({
  ...omit(row, 'passageTitle', 'passageHtml'),
  isCurrent: row.isCurrent === 1,
  passage: row.passageTitle && row.passageHtml ? { title: row.passageTitle, content: row.passageHtml } : null,
})

/** Versions of a question as students saw them, with their keys: for administrators alone. The newest first. */
export const seenQuestions = async (
  { db }: Services,
  questionId: string,
  versionIds: readonly string[],
): Promise<SeenQuestion[]> => (await store.listSeen(db, questionId, versionIds)).map(seenOf)
