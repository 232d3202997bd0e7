import type { SQL } from 'drizzle-orm'
import { dateInIndia } from '../../domain/india.ts'
import type { AuthoredTest } from '../../domain/catalogue/authored-test.ts'
import { contentOfTest, type TestContent } from '../../domain/catalogue/test-content.ts'
import type { TestKind } from '../../domain/catalogue/test-kinds.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { QuestionKind } from '../../domain/questions/contract.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { insertPublished } from '../content/new-items.ts'
import { refreshRows } from '../content/office-rows.ts'
import { languages } from '../../domain/language.ts'
import * as store from './new-tests.store.ts'
import { testColumns, testContent } from './tests.content.ts'

type Practice = {
  presetId: string
  kind: TestKind
  title: Bilingual
  /** Kind of all its questions. */
  questionKind: QuestionKind
  questionVersionIds: readonly string[]
  /** Unix milliseconds; null for at once. */
  opensAt: number | null
}

/**
 * Statements that publish a free practice test of one section by its preset as in force on its first day, when `when`
 * holds; its time is in proportion to its questions. `isDone` is the condition for further statements of the transaction.
 */
export const newPracticeTest = async (services: Services, test: Practice) => {
  const preset = await store.findPreset(services.db, test.presetId, dateInIndia(test.opensAt ?? services.now()))
  const section = preset?.pattern.sections[0]
  if (!preset || !section) throw notFound()
  const count = test.questionVersionIds.length
  const authored: AuthoredTest = {
    slug: '',
    title: test.title,
    summary: { en: '', hi: '' },
    seo: {},
    exams: [preset.exam.slug],
    access: 'free',
    kind: test.kind,
    presetVersionId: preset.versionId,
    durationMinutes: Math.max(1, Math.round((preset.pattern.durationMinutes * count) / section.questionCount)),
    attemptsAllowed: null,
    opensAt: test.opensAt,
    closesAt: null,
    commonStart: false,
    lateJoinMinutes: null,
    release: { rule: 'at_once' },
    sections: [
      {
        id: 's1',
        presetSectionId: section.id,
        title: null,
        minutes: null,
        questions: test.questionVersionIds.map((versionId) => ({ versionId, weight: null })),
      },
    ],
  }
  const id = services.newId('tst')
  const content = contentOfTest(authored, preset.pattern, () => test.questionKind)
  return {
    id,
    isDone: store.isInserted(id),
    statements: newTestStatements(services, { id, examId: preset.exam.id, authored, content }),
  }
}

type NewTest = { id: string; examId: string; authored: AuthoredTest; content: TestContent }

/** Statements that publish a new test when `when` holds, with its rows in the office's lists. */
const newTestStatements =
  (services: Services, { id, examId, authored, content }: NewTest) =>
  (when: SQL): SQL[] => {
    const slug = id.replaceAll('_', '-').toLowerCase()
    const fields = { ...testColumns(authored, examId), slug, languages: [...languages] }
    const texts = [authored.title.en, authored.title.hi]
    const item = { ...authored, id, versionId: `${id}_v1`, fields, content, texts, by: null, now: services.now() }
    return insertPublished(testContent, item, when, store.isInserted(id))
  }

/** Statements that take a test out of every list when `when` holds. */
export const archiveTest = (services: Services, testId: string, when: SQL): SQL[] => [
  store.archiveTest(testId, services.now(), when),
  ...refreshRows('test', [testId], when),
]
