import { drizzle } from 'drizzle-orm/d1'
import { PresetPattern } from '../../domain/catalogue/contract.ts'
import { marksOf } from '../../domain/catalogue/marking.ts'
import * as schema from '../../drizzle/schema/index.ts'
import type { SeedDatabase } from '../../scripts/seed-database.ts'
import { rowsOfPassage, rowsOfQuestion } from '../../scripts/seed-questions.ts'
import { kindPassage, kindQuestions, kindTestParts, type KindTest } from './kind-tests.ts'

/** Adds the tests for the attempt screen (kind-tests.ts) to a database with the demo. */
export const addKindRows = async (d1: D1Database, now: number): Promise<void> => {
  const db = drizzle(d1, { schema })
  const exam = await db.select({ id: schema.exams.id }).from(schema.exams).limit(1).get()
  if (!exam) throw new Error('The tests of every kind need the demo.')
  const statements = [await rowsOfPassage(db, kindPassage, now)]
  for (const question of kindQuestions) statements.push(await rowsOfQuestion(db, question, now))
  for (const statement of statements.flat()) await statement
  for (const parts of kindTestParts) await addTest(db, exam.id, parts, now)
}

const addTest = async (db: SeedDatabase, examId: string, { id, title, pattern, papers }: KindTest, now: number) => {
  const parsed = PresetPattern.parse(pattern)
  const kindsOf = new Map(kindQuestions.map((question) => [question.code, question.key.kind]))
  const items = papers.flatMap((codes, section) => codes.map((code) => ({ code, section })))
  const maxUnits = items.reduce(
    (sum, { code, section }) =>
      sum + marksOf(parsed, parsed.sections[section]?.id ?? '', kindsOf.get(code) ?? 'mcq').correct,
    0,
  )
  const presetId = `pre_${id}`
  const versionId = `${id}_v1`
  await db.insert(schema.presets).values({ id: presetId, examId, name: title, stage: 'test' })
  await db.insert(schema.presetVersions).values({
    id: `${presetId}_v1`,
    presetId,
    version: 1,
    effectiveFrom: '2026-01-01',
    sourceNote: 'Made for the tests.',
    pattern: parsed,
  })
  await db.insert(schema.testVersions).values({
    id: versionId,
    testId: id,
    version: 1,
    presetVersionId: `${presetId}_v1`,
    title,
    durationMs: parsed.durationMinutes * 60_000,
    questionCount: items.length,
    maxUnits,
  })
  for (const [position, { id: presetSectionId, title: sectionTitle }] of parsed.sections.entries())
    await db
      .insert(schema.testSections)
      .values({ testVersionId: versionId, position, presetSectionId, title: sectionTitle })
  for (const [position, { code, section }] of items.entries())
    await db
      .insert(schema.testQuestions)
      .values({ testVersionId: versionId, sectionPosition: section, position, questionVersionId: `qst_${code}_v1` })
  await db.insert(schema.tests).values({
    id,
    seriesId: null,
    examId,
    position: 99,
    slug: id.replace('tst_', 'made-'),
    title,
    summary: { en: '', hi: '' },
    exams: [],
    languages: ['en', 'hi'],
    kind: 'chapter',
    access: 'free',
    state: 'published',
    currentVersionId: versionId,
    release: { rule: 'at_once' },
    updatedAt: now,
  })
}
