import type { TestSummary } from '../../domain/catalogue/contract.ts'
import { shownStateAt } from '../../domain/catalogue/window.ts'
import type { AccessItem, EntitlementState } from '../../domain/purchases/access.ts'
import type { listTestsOfSeries } from './catalogue.store.ts'
import type { myTests } from './my-tests.usecases.ts'

/** A published test with its current version. */
export type TestRow = Awaited<ReturnType<typeof listTestsOfSeries>>[number]
type Mine = Awaited<ReturnType<typeof myTests>>

/** A test as the access rule reads it. */
export const testItem = ({ test }: Pick<TestRow, 'test'>): AccessItem => ({
  id: test.id,
  access: test.access,
  seriesId: test.seriesId,
  hasPreview: false,
})

/** A test in a list, with the student's entitlement and newest attempt. Instants are Unix milliseconds. */
export const summariseTest = (
  { test, version }: TestRow,
  entitlementOf: (item: AccessItem) => EntitlementState,
  mine: Mine,
  now: number,
): TestSummary => ({
  id: test.id,
  title: version.title,
  kind: test.kind,
  access: test.access,
  state: shownStateAt(test, now),
  entitlement: entitlementOf(testItem({ test })),
  opensAt: test.opensAt,
  closesAt: test.closesAt,
  commonStart: test.commonStart,
  durationMs: version.durationMs,
  questionCount: version.questionCount,
  maxUnits: version.maxUnits,
  attemptsAllowed: test.attemptsAllowed,
  mine: mine.get(test.id) ?? null,
})
