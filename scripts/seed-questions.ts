import { AuthoredPassage, AuthoredQuestion } from '../domain/questions/contract.ts'
import { BankQuestion } from '../domain/questions/bank.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedPassages, seedQuestions } from '../drizzle/seed/questions/index.ts'
import { examRows } from '../worker/content/exams.ts'
import { questionColumns, renderQuestion } from '../worker/questions/questions.content.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import type { SeedDatabase, Statement } from './seed-database.ts'

const noPage = { summary: { en: '', hi: '' }, languages: ['en', 'hi'] as ('en' | 'hi')[] }

type Item = {
  kind: 'question' | 'passage'
  itemId: string
  versionId: string
  title: { en: string; hi: string }
  exams: string[]
}

/** Rows that every kind of content has beside its own. */
const contentRows = (db: SeedDatabase, { kind, itemId, versionId, title, exams }: Item, now: number): Statement[] => [
  db.insert(schema.contentVersions).values({ id: versionId, kind, itemId, version: 1, content: {} }),
  ...examRows(kind, { id: itemId, title, exams, listedAt: now }).map((row) => db.insert(schema.itemExams).values(row)),
]

type Passage = Pick<(typeof seedPassages)[number], 'code' | 'kind' | 'title' | 'content'>

/** Published passage with its first version. */
export const rowsOfPassage = async (db: SeedDatabase, passage: Passage, now: number): Promise<Statement[]> => {
  const { code, kind, title, content } = AuthoredPassage.parse(passage)
  const id = `psg_${code}`
  const versionId = `${id}_v1`
  return [
    db.insert(schema.passages).values({
      ...noPage,
      id,
      slug: code,
      title,
      kind,
      access: 'free',
      exams: [],
      state: 'published',
      currentVersionId: versionId,
      publishedAt: now,
      updatedAt: now,
    }),
    db.insert(schema.passageVersions).values({
      id: versionId,
      passageId: id,
      version: 1,
      title,
      content,
      contentHtml: await renderBilingual(content),
    }),
    ...contentRows(db, { kind: 'passage', itemId: id, versionId, title, exams: [] }, now),
  ]
}

/** Published question with its first version and key. */
export const rowsOfQuestion = async (
  db: SeedDatabase,
  { code, passage, exams = [], ...parts }: AuthoredQuestion,
  now: number,
): Promise<Statement[]> => {
  const question = BankQuestion.parse({ ...parts, exams, slug: code, passageId: passage ? `psg_${passage}` : null })
  const { title } = question
  const id = `qst_${code}`
  const versionId = `${id}_v1`
  const { stem, stemHtml, body, bodyHtml, ...key } = await renderQuestion(question)
  return [
    db.insert(schema.questions).values({
      ...noPage,
      ...questionColumns(question),
      id,
      slug: code,
      title,
      exams,
      state: 'published',
      currentVersionId: versionId,
      publishedAt: now,
      updatedAt: now,
    }),
    db.insert(schema.questionVersions).values({
      id: versionId,
      questionId: id,
      version: 1,
      kind: question.key.kind,
      passageVersionId: passage ? `psg_${passage}_v1` : null,
      stem,
      stemHtml,
      body,
      bodyHtml,
    }),
    db
      .insert(schema.questionKeys)
      .values({ questionVersionId: versionId, version: 1, state: 'current', alternatives: [], ...key }),
    ...contentRows(db, { kind: 'question', itemId: id, versionId, title, exams }, now),
  ]
}

/** All passages and questions of the demo. */
export const questionRows = async (db: SeedDatabase, now: number): Promise<Statement[]> => {
  const passages = await Promise.all(seedPassages.map((passage) => rowsOfPassage(db, passage, now)))
  const questions = await Promise.all(
    seedQuestions.map((question) => rowsOfQuestion(db, AuthoredQuestion.parse(question), now)),
  )
  return [...passages, ...questions].flat()
}
