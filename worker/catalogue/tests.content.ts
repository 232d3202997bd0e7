import { sql } from 'drizzle-orm'
import { AuthoredTest } from '../../domain/catalogue/authored-test.ts'
import { contentOfTest, isSameStructure, type TestContent } from '../../domain/catalogue/test-content.ts'
import { tests } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { checkTest, isTestRunning } from './test-checks.usecases.ts'
import * as store from './test-versions.store.ts'

const minuteMs = 60_000

const versionIdsIn = ({ sections }: TestContent): string[] =>
  sections.flatMap(({ questions }) => questions.map(({ versionId }) => versionId))

/** Columns of a test that lists and the clock read. */
export const testColumns = (authored: AuthoredTest, examId: string) => ({
  ...omit(authored, 'slug', 'presetVersionId', 'durationMinutes', 'sections'),
  examId,
})

export const testContent = contentKind<typeof tests, AuthoredTest, TestContent>({
  kind: 'test',
  table: tests,
  prefix: 'tst',
  contract: AuthoredTest,
  contents: store.testContents,
  isNeeded: store.isAttempted,
  isArchivable: true,
  async make(authored, { examIds: [examId = ''] }, { db }) {
    const versionIds = authored.sections.flatMap(({ questions }) => questions.map(({ versionId }) => versionId))
    const [pattern, rows] = await Promise.all([
      store.findPattern(db, authored.presetVersionId),
      store.listQuestionVersions(db, versionIds),
    ])
    if (!pattern) throw new RangeError(`No preset version ${authored.presetVersionId}`)
    const kinds = new Map(rows.map((row) => [row.versionId, row.kind]))
    return {
      columns: testColumns(authored, examId),
      languages: completeLanguages(omit(authored, 'summary', 'seo')),
      content: contentOfTest(authored, pattern, (versionId) => kinds.get(versionId) ?? 'mcq'),
    }
  },
  draftOf: (columns, { presetVersionId, durationMs, sections }) => {
    const { slug, title, exams, access, kind, attemptsAllowed, opensAt, closesAt } = columns
    const { commonStart, lateJoinMinutes, release } = columns
    return {
      slug,
      title,
      exams,
      access,
      kind,
      presetVersionId,
      durationMinutes: durationMs / minuteMs,
      attemptsAllowed,
      opensAt,
      closesAt,
      commonStart,
      lateJoinMinutes,
      release,
      sections: sections.map(({ durationMs: ownMs, ...section }, index) => ({
        ...section,
        id: `s${index + 1}`,
        minutes: ownMs === null ? null : ownMs / minuteMs,
      })),
    }
  },
  checks: checkTest,
  isHeldOpen: isTestRunning,
  holds: (itemId, next, before) => {
    const isFrozen = before !== null && !isSameStructure(before, next)
    return sql`${store.areInUse(versionIdsIn(next))} AND ${store.fitsShifts(itemId, next)} AND ${isFrozen ? sql`NOT ${store.isAttempted(itemId)}` : sql`true`}`
  },
  references: () => [],
})
