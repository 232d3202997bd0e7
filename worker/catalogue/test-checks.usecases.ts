import { lobbyOpensAt } from '../../domain/attempts/lobby.ts'
import { AuthoredTest } from '../../domain/catalogue/authored-test.ts'
import { hasSplitPassage } from '../../domain/catalogue/draft-paper.ts'
import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import { marksOf } from '../../domain/catalogue/marking.ts'
import { contentOfTest, structureChanges, type TestContent } from '../../domain/catalogue/test-content.ts'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import type { ChecklistEntry } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { faultOf } from '../../domain/content/faults.ts'
import type { Services } from '../platform/context.ts'
import { testSaleChecks } from '../purchases/sale-checks.usecases.ts'
import * as store from './test-versions.store.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof store.findState>>>

const unknown = (path: string): ChecklistEntry => ({ code: 'fault', path, blocks: true, fault: faultOf('unknown') })

const blocking = (code: ChecklistEntry['code'], path: string): ChecklistEntry => ({ code, path, blocks: true })

/** True while students may be in the lobby, write, or still hand in. Tests without an end never run. */
export const isRunning = (test: Stored, now: number): boolean => {
  const ends = lastDeadline(test, now)
  return test.state === 'published' && ends !== null && now < ends && now >= lobbyOpensAt(test.opensAt ?? 0)
}

const hasMarks = (
  pattern: PresetPattern,
  ...of: [string, store.QuestionVersionRow['kind'], number | null]
): boolean => {
  try {
    marksOf(pattern, ...of)
    return true
  } catch {
    return false
  }
}

type Section = AuthoredTest['sections'][number]

/** Entries of a section: the section itself, and each of its questions. */
const sectionEntries = (
  { presetSectionId, questions }: Section,
  index: number,
  pattern: PresetPattern,
  known: ReadonlyMap<string, store.QuestionVersionRow>,
): ChecklistEntry[] => {
  if (!pattern.sections.some(({ id }) => id === presetSectionId)) return [unknown(`sections.${index}.presetSectionId`)]
  return questions.flatMap(({ versionId, weight }, at): ChecklistEntry[] => {
    const path = `sections.${index}.questions.${at}`
    const row = known.get(versionId)
    if (!row) return [unknown(path)]
    if (row.deletedAt !== null) return [blocking('question_withdrawn', path)]
    if (row.rights === 'blocked') return [blocking('rights_blocked', path)]
    if (!hasMarks(pattern, presetSectionId, row.kind, weight)) return [blocking('question_unmarked', path)]
    return row.isCurrent === 1 ? [] : [{ code: 'question_changed', path, blocks: false }]
  })
}

/** Warning where questions of a passage do not follow each other. */
const passageEntries = (
  { sections }: AuthoredTest,
  known: ReadonlyMap<string, store.QuestionVersionRow>,
): ChecklistEntry[] => {
  const passages = sections.map(({ questions }) =>
    questions.map(({ versionId }) => known.get(versionId)?.passageId ?? null),
  )
  return hasSplitPassage(passages) ? [{ code: 'passage_split', path: 'sections', blocks: false }] : []
}

const versionIdsOf = ({ sections }: AuthoredTest): string[] =>
  sections.flatMap(({ questions }) => questions.map(({ versionId }) => versionId))

const minuteMs = 60_000

/** Entry where results that are out would be hidden again. */
const releaseEntries = (test: AuthoredTest, stored: Stored, now: number): ChecklistEntry[] => {
  if (stored.releasedAt === null) return []
  const { opensAt, closesAt, commonStart, durationMinutes, release } = test
  const timing = { ...stored, opensAt, closesAt, commonStart, durationMs: durationMinutes * minuteMs }
  const from = releasedFrom(release, { closesAt: lastDeadline(timing, now) })
  if (from === null || from <= now) return []
  return [blocking('results_out', release.rule === 'at' && release.at > now ? 'release' : 'closesAt')]
}

/**
 * Entry where a shift would differ from those of its group, an attempted paper change, results that are out be hidden, or
 * a test be published while it is sat.
 */
const frozenEntries = async (
  services: Services,
  itemId: string,
  test: AuthoredTest,
  stored: Stored,
  next: TestContent,
): Promise<ChecklistEntry[]> => {
  if (stored.shiftPreset !== null && stored.shiftPreset !== test.presetVersionId)
    return [blocking('shift_preset', 'presetVersionId')]
  if (isRunning(stored, services.now())) return [blocking('test_running', 'title')]
  if (!(await store.hasPaperOfShifts(services.db, itemId, next))) return [blocking('shift_structure', 'sections')]
  if (stored.isAttempted === 0) return []
  const before = await store.testContents.read(services.db, stored.currentVersionId)
  const changed = before ? structureChanges(before, next) : (['sections'] as const)
  return [
    ...changed.map((field) => blocking('structure_frozen', field)),
    ...releaseEntries(test, stored, services.now()),
  ]
}

/** Entries of the checklist that only tests have. A draft that breaks its contract has faults of its own. */
export const checkTest = async (
  services: Services,
  { itemId, body }: { itemId: string; body: DraftBody },
): Promise<ChecklistEntry[]> => {
  const { data: test } = AuthoredTest.safeParse(body)
  if (!test) return []
  const { db } = services
  const [pattern, rows, stored] = await Promise.all([
    store.findPattern(db, test.presetVersionId),
    store.listQuestionVersions(db, versionIdsOf(test)),
    store.findState(db, itemId),
  ])
  if (!pattern) return [unknown('presetVersionId')]
  const known = new Map(rows.map((row) => [row.versionId, row]))
  const questionIds = rows.map(({ questionId }) => questionId)
  const entries = [
    ...test.sections.flatMap((section, index) => sectionEntries(section, index, pattern, known)),
    ...passageEntries(test, known),
    ...(await testSaleChecks(services, { testId: itemId, isFree: test.access === 'free', questionIds })),
  ]
  if (entries.some(({ blocks }) => blocks) || !stored) return entries
  const next = contentOfTest(test, pattern, (versionId) => known.get(versionId)?.kind ?? 'mcq')
  return [...entries, ...(await frozenEntries(services, itemId, test, stored, next))]
}

/** True while students are in the lobby of a test or write it: its live room needs it on the site. */
export const isTestRunning = async (services: Services, itemId: string): Promise<boolean> => {
  const stored = await store.findState(services.db, itemId)
  return stored !== undefined && isRunning(stored, services.now())
}
