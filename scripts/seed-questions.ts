import { kindOf } from '../domain/questions/kinds/registry.ts'
import { AuthoredQuestion, bodyOf } from '../domain/questions/contract.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedPassages, seedQuestions } from '../drizzle/seed/questions/index.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import type { SeedDatabase, Statement } from './seed-database.ts'

type Passage = Pick<(typeof seedPassages)[number], 'code' | 'kind' | 'title' | 'content'>

/** Published passage with its first version. */
export const rowsOfPassage = async (
  db: SeedDatabase,
  { code, kind, title, content }: Passage,
  now: number,
): Promise<Statement[]> => [
  db.insert(schema.passages).values({
    id: `psg_${code}`,
    code,
    kind,
    state: 'published',
    currentVersionId: `psg_${code}_v1`,
    updatedAt: now,
  }),
  db.insert(schema.passageVersions).values({
    id: `psg_${code}_v1`,
    passageId: `psg_${code}`,
    version: 1,
    title,
    content,
    contentHtml: await renderBilingual(content),
  }),
]

/** Published question with its first version and key. */
export const rowsOfQuestion = async (
  db: SeedDatabase,
  question: AuthoredQuestion,
  now: number,
): Promise<Statement[]> => {
  const { code, subject, topic, difficulty, targetSeconds, passage, stem, key, solution } = question
  const id = `qst_${code}`
  const versionId = `${id}_v1`
  const body = bodyOf(question)
  return [
    db.insert(schema.questions).values({
      id,
      code,
      subject,
      topic,
      difficulty,
      targetMs: targetSeconds * 1000,
      rights: 'original',
      state: 'published',
      currentVersionId: versionId,
      updatedAt: now,
    }),
    db.insert(schema.questionVersions).values({
      id: versionId,
      questionId: id,
      version: 1,
      kind: key.kind,
      passageVersionId: passage ? `psg_${passage}_v1` : null,
      stem,
      stemHtml: await renderBilingual(stem),
      body,
      bodyHtml: { ...(await kindOf(body.kind).mapTexts(body, renderBilingual)), kind: body.kind } as typeof body,
    }),
    db.insert(schema.questionKeys).values({
      questionVersionId: versionId,
      version: 1,
      state: 'current',
      key,
      alternatives: [],
      solution,
      solutionHtml: await renderBilingual(solution),
    }),
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
