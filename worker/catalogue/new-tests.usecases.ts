import type { SQL } from 'drizzle-orm'
import { dateInIndia } from '../../domain/india.ts'
import { marksOf } from '../../domain/catalogue/marking.ts'
import type { TestKind } from '../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { QuestionKind } from '../../domain/questions/contract.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import * as store from './new-tests.store.ts'

const minuteMs = 60_000

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
  const minutes = Math.max(1, Math.round((preset.pattern.durationMinutes * count) / section.questionCount))
  const { correct } = marksOf(preset.pattern, section.id, test.questionKind)
  const id = services.newId('tst')
  const isDone = store.isInserted(id)
  const statements = (when: SQL): SQL[] => [
    store.insertTest({ id, examId: preset.examId, kind: test.kind, opensAt: test.opensAt, now: services.now() }, when),
    ...store.insertFirstVersion(
      {
        testId: id,
        presetVersionId: preset.versionId,
        title: test.title,
        durationMs: minutes * minuteMs,
        questionCount: count,
        maxUnits: correct * count,
        section,
        questionVersionIds: test.questionVersionIds,
      },
      isDone,
    ),
  ]
  return { id, isDone, statements }
}

/** Statement that takes a test out of every list when `when` holds. */
export const archiveTest = (services: Services, testId: string, when: SQL): SQL =>
  store.archiveTest(testId, services.now(), when)
