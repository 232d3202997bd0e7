import { hashPassword } from 'better-auth/crypto'
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import { retryLetters, studentIdBase } from '../domain/accounts/student-id.ts'
import { kindOf } from '../domain/questions/kinds/registry.ts'
import { marksOf } from '../domain/catalogue/marking.ts'
import { answerableCount, attainableUnits, paperRules, sectionRules } from '../domain/catalogue/structure.ts'
import { PresetPattern } from '../domain/catalogue/contract.ts'
import { AuthoredQuestion, bodyOf } from '../domain/questions/contract.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import {
  seedSeries,
  seedShiftGroups,
  seedTests,
  type SeedSection,
  type SeedTest,
} from '../drizzle/seed/catalogue/index.ts'
import { allPresets, presetVersion } from '../drizzle/reference/presets/index.ts'
import { dailyQuizQuestions } from '../drizzle/seed/questions/current-affairs.ts'
import { seedPassages, seedQuestions } from '../drizzle/seed/questions/index.ts'
import { seeded } from '../drizzle/seed/random.ts'
import { referenceOfAll } from '../drizzle/reference/index.ts'
import { allocateStudentId } from '../worker/accounts/accounts.store.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import { loadReference } from './load-reference.ts'
import { seriesRows } from './seed-series.ts'

export type SeedDatabase = DrizzleD1Database<typeof schema>
export type Statement = Parameters<SeedDatabase['batch']>[0][number]

const minute = 60_000

/**
 * Yields to pending I/O. Rendering texts blocks for seconds, in which the database may have closed a connection; the
 * next write must notice that.
 */
export const pendingIo = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10))

/**
 * Fills a database without questions with the demo: questions, series, tests and two accounts, beside the reference
 * data of every database. One transaction. `now` (Unix milliseconds) anchors the live test's window. Returns false,
 * without changes, if there is content; throws if it is another version's demo.
 */
export const seed = async (d1: D1Database, now: number): Promise<boolean> => {
  const db = drizzle(d1, { schema })
  const hasContent = await db.select({ id: schema.questions.id }).from(schema.questions).limit(1).get()
  if (hasContent) await refuseOtherDemo(db)
  await loadReference(d1, referenceOfAll, now)
  if (hasContent) return false
  const statements = [
    ...(await passageRows(db, now)),
    ...(await questionRows(db, now)),
    ...seedSeries.flatMap((series, index) => seriesRows(db, series, { publishedAt: now - index * minute, now })),
    ...seedShiftGroups.map((group) => db.insert(schema.shiftGroups).values({ ...group, state: 'open' })),
    ...seedTests.flatMap((test, position) => testRows(db, test, position, now)),
    ...(await accountRows(db, now)),
  ]
  // Rendering blocked for seconds: a connection closed meanwhile must be noticed before it is used.
  await new Promise((resolve) => setTimeout(resolve, 10))
  await pendingIo()
  await db.batch(statements as unknown as [Statement, ...Statement[]])
  await giveStudentIds(db, now)
  return true
}

/** Throws for another version's demo: published versions never change, and neither does an existing demo. */
const refuseOtherDemo = async (db: SeedDatabase): Promise<void> => {
  const stored = await db.select().from(schema.presetVersions)
  const patterns = new Map(stored.map(({ id, pattern }) => [id, JSON.stringify(pattern)]))
  const isOther = allPresets
    .flatMap(({ versions }) => versions)
    .some(({ id, pattern }) => patterns.has(id) && patterns.get(id) !== JSON.stringify(PresetPattern.parse(pattern)))
  if (isOther) throw new Error('The demo in the state folder is of another version. Remove the folder and start again.')
}

const passageRows = async (db: SeedDatabase, now: number): Promise<Statement[]> =>
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

const questionRows = async (db: SeedDatabase, now: number): Promise<Statement[]> =>
  (await Promise.all(seedQuestions.map((question) => rowsOfQuestion(db, AuthoredQuestion.parse(question), now)))).flat()

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

const kindByCode = new Map([...seedQuestions, ...dailyQuizQuestions].map(({ code, key }) => [code, key.kind]))

export const testRows = (db: SeedDatabase, test: SeedTest, position: number, now: number): Statement[] => {
  const { id, seriesId, examId, presetVersionId, code, title, kind, access, durationMinutes, window } = test
  const { attemptsAllowed, shiftGroupId = null, release } = test
  const { pattern } = presetVersion(presetVersionId)
  const versionId = `${id}_v1`
  const sections = test.sections.map((section, index) => sectionRowsOf(test, section, index + 1))
  const items = sections.flatMap((section) => section.items)
  const { optionalTaken } = paperRules(pattern, { durationMs: durationMinutes * minute, sections: test.sections })
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
      lateJoinMinutes: window?.lateJoinMinutes ?? null,
      commonStart: window?.commonStart ?? false,
      attemptsAllowed,
      shiftGroupId,
      release,
      updatedAt: now,
    }),
    db.insert(schema.testVersions).values({
      id: versionId,
      testId: id,
      version: 1,
      presetVersionId,
      title,
      durationMs: durationMinutes * minute,
      questionCount: answerableCount(sections, optionalTaken),
      maxUnits: attainableUnits(sections, optionalTaken),
    }),
    ...sections.map(({ row }) => db.insert(schema.testSections).values({ testVersionId: versionId, ...row })),
    ...items.map((item, index) =>
      db.insert(schema.testQuestions).values({ testVersionId: versionId, position: index + 1, ...item }),
    ),
  ]
}

const sectionRowsOf = (test: SeedTest, section: SeedSection, position: number) => {
  const { pattern } = presetVersion(test.presetVersionId)
  const { presetSectionId, questions, weights = {}, minutes } = section
  const rule = pattern.sections.find(({ id }) => id === presetSectionId)
  if (!rule) throw new RangeError(`${test.code} names no section ${presetSectionId}`)
  const durationMs = minutes === undefined ? null : minutes * minute
  const units = questions.map((code) => {
    const kind = kindByCode.get(code)
    if (!kind) throw new RangeError(`${test.code} names no question ${code}`)
    return marksOf(pattern, presetSectionId, kind, weights[code]).correct
  })
  return {
    ...sectionRules(pattern, { presetSectionId, durationMs, questionCount: questions.length }),
    units,
    questionCount: questions.length,
    row: { position, presetSectionId, title: section.title ?? rule.title, durationMs },
    items: questions.map((code) => ({
      sectionPosition: position,
      questionVersionId: `qst_${code}_v1`,
      weight: weights[code] ?? null,
    })),
  }
}

const accountRows = async (db: SeedDatabase, now: number): Promise<Statement[]> => {
  const created = new Date(now)
  const rows = seedAccounts.map(async ({ id, name, email, password }) => {
    const record = {
      uid: id,
      email,
      displayName: name,
      provider: 'password',
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
    ]
  })
  return (await Promise.all(rows)).flat()
}

/** As at a sign-up. An account without an id gets one at its next sign-in. */
const giveStudentIds = async (db: Parameters<typeof allocateStudentId>[0], now: number): Promise<void> => {
  const random = seeded(1)
  for (const { id, name, email } of seedAccounts) {
    const base = studentIdBase(name, email, now)
    await allocateStudentId(db, id, base, retryLetters(base, random), now)
  }
}
