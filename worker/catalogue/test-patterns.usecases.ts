import { blueprintFor } from '../../domain/catalogue/blueprints/in-force.ts'
import { isUnchecked } from '../../domain/catalogue/presets/body.ts'
import { versionInForce, versionsToCome } from '../../domain/catalogue/presets/in-force.ts'
import type { TestPattern, TestPatternLine } from '../../domain/catalogue/test-patterns.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { readPattern } from './quality-gate/quality-gate.store.ts'
import { listPatterns } from './test-patterns.store.ts'

/** Versions that a new test may follow: those in force and those to come, in the order of the exams. */
export const listTestPatterns = async (services: Services): Promise<{ items: TestPatternLine[] }> => {
  const rows = await listPatterns(services.db)
  const today = dateInIndia(services.now())
  const items = rows.flatMap(({ pattern, sourceNote, ...row }): TestPatternLine[] => {
    const own = rows.filter(({ presetId }) => presetId === row.presetId)
    const isCurrent = versionInForce(own, today)?.presetVersionId === row.presetVersionId
    const isComing = versionsToCome(own, today).some(({ presetVersionId }) => presetVersionId === row.presetVersionId)
    return [
      {
        ...row,
        state: isCurrent ? 'current' : isComing ? 'coming' : 'earlier',
        unchecked: isUnchecked(sourceNote),
        normaliser: pattern.normaliser,
        minutes: pattern.durationMinutes,
        questions: pattern.sections.reduce((sum, { questionCount }) => sum + questionCount, 0),
      },
    ]
  })
  return { items: items.filter(({ state }) => state !== 'earlier') }
}

/** Throws 404 for an unknown version of a preset. */
export const readTestPattern = async (services: Services, presetVersionId: string): Promise<TestPattern> => {
  const [{ preset, versions, blueprints }, rows] = await Promise.all([
    readPattern(services.db, presetVersionId),
    listPatterns(services.db, presetVersionId),
  ])
  const [row] = rows
  if (!preset || !row) throw notFound()
  const today = dateInIndia(services.now())
  const { effectiveFrom, pattern } = preset
  return {
    presetVersionId,
    presetId: row.presetId,
    name: row.name,
    exam: row.exam,
    effectiveFrom,
    pattern,
    blueprint: blueprintFor(blueprints, { effectiveFrom, laterVersions: versions, today }),
  }
}
