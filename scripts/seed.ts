import { hashPassword } from 'better-auth/crypto'
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import { studentIdBase } from '../domain/accounts/student-id.ts'
import { kindOf } from '../domain/questions/kinds/registry.ts'
import { marksOf } from '../domain/catalogue/marking.ts'
import { PresetPattern } from '../domain/catalogue/contract.ts'
import { AuthoredQuestion, bodyOf } from '../domain/questions/contract.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import { seedSeries, seedTests, type SeedTest } from '../drizzle/seed/catalogue.ts'
import { seedExams, seedPresets } from '../drizzle/seed/presets.ts'
import { seedPassages, seedQuestions } from '../drizzle/seed/questions/index.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'

type Database = DrizzleD1Database<typeof schema>
type Statement = Parameters<Database['batch']>[0][number]

const minute = 60_000

/**
 * Fills an empty database with the demo: exams, presets, questions, series, tests and two accounts. One transaction:
 * a seed that was cut off leaves nothing behind. `now` (Unix milliseconds) is where the live test's window hangs.
 * Returns false, changing nothing, where there is content already.
 */
export const seed = async (d1: D1Database, now: number): Promise<boolean> => {
  const db = drizzle(d1, { schema })
  if (await db.select().from(schema.exams).limit(1).get()) return false
  const statements = [
    ...seedExams.map((exam, position) => db.insert(schema.exams).values({ ...exam, position })),
    ...presetRows(db),
    ...(await passageRows(db, now)),
    ...(await questionRows(db, now)),
    ...seedSeries.map((series, index) =>
      db
        .insert(schema.series)
        .values({ ...series, state: 'published', publishedAt: now - index * minute, updatedAt: now }),
    ),
    ...seedTests.flatMap((test, position) => testRows(db, test, position, now)),
    ...(await accountRows(db, now)),
  ]
  await db.batch(statements as unknown as [Statement, ...Statement[]])
  return true
}

const presetRows = (db: Database): Statement[] =>
  seedPresets.flatMap(({ id, examId, name, stage, effectiveFrom, sourceNote, pattern }) => [
    db.insert(schema.presets).values({ id, examId, name, stage }),
    db.insert(schema.presetVersions).values({
      id: `${id}_v1`,
      presetId: id,
      version: 1,
      effectiveFrom,
      sourceNote,
      pattern: PresetPattern.parse(pattern),
    }),
  ])

const passageRows = async (db: Database, now: number): Promise<Statement[]> =>
  (
    await Promise.all(
      seedPassages.map(async ({ code, kind, title, content }) => [
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
      ]),
    )
  ).flat()

const questionRows = async (db: Database, now: number): Promise<Statement[]> =>
  (await Promise.all(seedQuestions.map((question) => rowsOfQuestion(db, AuthoredQuestion.parse(question), now)))).flat()

const rowsOfQuestion = async (db: Database, question: AuthoredQuestion, now: number): Promise<Statement[]> => {
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

const kindByCode = new Map(seedQuestions.map(({ code, key }) => [code, key.kind]))

const testRows = (db: Database, test: SeedTest, position: number, now: number): Statement[] => {
  const {
    id,
    seriesId,
    examId,
    presetId,
    code,
    title,
    kind,
    access,
    durationMinutes,
    window,
    attemptsAllowed,
    release,
  } = test
  const pattern = seedPresets.find((preset) => preset.id === presetId)?.pattern
  if (!pattern) throw new RangeError(`${code} names no preset`)
  const versionId = `${id}_v1`
  const items = test.sections.flatMap((section, index) =>
    section.questions.map((question) => ({
      question,
      sectionPosition: index + 1,
      presetSectionId: section.presetSectionId,
    })),
  )
  const marks = items.map(({ question, presetSectionId }) => {
    const questionKind = kindByCode.get(question)
    if (!questionKind) throw new RangeError(`${code} names no question ${question}`)
    return marksOf(pattern, presetSectionId, questionKind).correct
  })
  return [
    db.insert(schema.tests).values({
      id,
      seriesId,
      examId,
      position,
      code,
      kind,
      access,
      state: 'live',
      currentVersionId: versionId,
      opensAt: window && now + window.opens * minute,
      closesAt: window && now + window.closes * minute,
      attemptsAllowed,
      release,
      updatedAt: now,
    }),
    db.insert(schema.testVersions).values({
      id: versionId,
      testId: id,
      version: 1,
      presetVersionId: `${presetId}_v1`,
      title,
      durationMs: durationMinutes * minute,
      questionCount: items.length,
      maxUnits: marks.reduce((sum, mark) => sum + mark, 0),
    }),
    ...test.sections.map(({ presetSectionId, title: ownTitle }, index) => {
      const presetTitle = pattern.sections.find((section) => section.id === presetSectionId)?.title
      if (!presetTitle) throw new RangeError(`${code} names no section ${presetSectionId}`)
      return db
        .insert(schema.testSections)
        .values({ testVersionId: versionId, position: index + 1, presetSectionId, title: ownTitle ?? presetTitle })
    }),
    ...items.map(({ question, sectionPosition }, index) =>
      db.insert(schema.testQuestions).values({
        testVersionId: versionId,
        sectionPosition,
        position: index + 1,
        questionVersionId: `qst_${question}_v1`,
      }),
    ),
  ]
}

const accountRows = async (db: Database, now: number): Promise<Statement[]> => {
  const created = new Date(now)
  const rows = seedAccounts.map(async ({ id, name, email, password }) => {
    const record = {
      uid: id,
      email,
      displayName: name,
      provider: 'password',
      studentId: studentIdBase(name, email, now),
      updatedAt: now,
    }
    return [
      db
        .insert(schema.authUsers)
        .values({ id, name, email, emailVerified: true, createdAt: created, updatedAt: created }),
      db.insert(schema.authAccounts).values({
        id: `${id}-password`,
        accountId: id,
        providerId: 'credential',
        userId: id,
        password: await hashPassword(password),
        createdAt: created,
        updatedAt: created,
      }),
      db.insert(schema.users).values({ ...record, createdAt: now, lastLoginAt: now }),
      db.insert(schema.usersByStudentId).values(record).onConflictDoNothing(),
    ]
  })
  return (await Promise.all(rows)).flat()
}
