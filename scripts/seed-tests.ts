import { marksOf } from '../domain/catalogue/marking.ts'
import { answerableCount, attainableUnits, paperRules, sectionRules } from '../domain/catalogue/structure.ts'
import { presetVersion } from '../drizzle/reference/presets/index.ts'
import * as schema from '../drizzle/schema/index.ts'
import { examSlug } from './seed-exams.ts'
import type { SeedSection, SeedTest } from '../drizzle/seed/catalogue/index.ts'
import { dailyQuizQuestions } from '../drizzle/seed/questions/current-affairs.ts'
import { seedQuestions } from '../drizzle/seed/questions/index.ts'
import { examRows } from '../worker/content/exams.ts'
import type { SeedDatabase, Statement } from './seed-database.ts'

const minute = 60_000

const kindByCode = new Map([...seedQuestions, ...dailyQuizQuestions].map(({ code, key }) => [code, key.kind]))

/** Live test with its first version, sections and questions. `now` (Unix milliseconds) anchors its window. */
export const testRows = (db: SeedDatabase, test: SeedTest, position: number, now: number): Statement[] => {
  const { id, seriesId, examId, presetVersionId, code, title, kind, access, durationMinutes, window } = test
  const { attemptsAllowed, shiftGroupId = null, release } = test
  const { pattern } = presetVersion(presetVersionId)
  const versionId = `${id}_v1`
  const sections = test.sections.map((section, index) => sectionRowsOf(test, section, index + 1))
  const items = sections.flatMap((section) => section.items)
  const { optionalTaken } = paperRules(pattern, { durationMs: durationMinutes * minute, sections: test.sections })
  const exams = [examSlug(examId)]
  return [
    db.insert(schema.contentVersions).values({ id: versionId, kind: 'test', itemId: id, version: 1, content: {} }),
    db.insert(schema.itemExams).values(examRows('test', { id, title, exams, listedAt: now })),
    db.insert(schema.tests).values({
      id,
      seriesId,
      examId,
      position,
      slug: code.toLowerCase(),
      title,
      summary: { en: '', hi: '' },
      exams,
      languages: ['en', 'hi'],
      kind,
      access,
      state: 'published',
      publishedAt: now,
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
