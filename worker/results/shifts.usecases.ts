import type { NormalisedResult } from '../../domain/results/normalisation/contract.ts'
import {
  explainNormalised,
  normalise,
  type NormalisationRule,
  type NormalisedScore,
  type Shift,
} from '../../domain/results/normalisation/index.ts'
import type { Normaliser } from '../../domain/catalogue/contract.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import type { TieRule } from '../../domain/results/contract.ts'
import { releaseOf } from '../catalogue/tests.usecases.ts'
import { shiftGroupOf, shiftsOf } from '../catalogue/shifts.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { TaskFailed, type TaskStep, type TaskRunner } from '../tasks/task.ts'
import { startAuditedTask } from '../tasks/tasks.usecases.ts'
import { requireReleased } from './results.usecases.ts'
import * as store from './shifts.store.ts'

/** Approximate number of students per statement, and statements per step. */
const studentsPerPage = 2_000
const pagesPerStep = 5

/** Pages of raw scores, each for about that many students; equal normalised scores are never split. */
const pagesOf = (scores: readonly NormalisedScore[]): NormalisedScore[][] => {
  const pages: NormalisedScore[][] = []
  let left = 0
  for (const score of scores.toSorted((one, other) => one.rank - other.rank)) {
    if (left <= 0 && pages.at(-1)?.at(-1)?.rank !== score.rank) {
      pages.push([])
      left = studentsPerPage
    }
    pages.at(-1)?.push(score)
    left -= score.students
  }
  return pages
}

export const ruleOf = (normaliser: Normaliser): NormalisationRule => {
  if (normaliser === 'none') throw notFound()
  return normaliser
}

/**
 * One step of normalising the first attempts of a shift group. The first step freezes the histograms that everything is
 * computed from and shown with; the others write pages of scores; readers wait until the last. Idempotent.
 */
export const normaliseGroup: TaskRunner<{ groupId: string }> = async (services, { input: { groupId }, cursor }) => {
  const { db } = services
  const group = await store.findGroup(db, groupId)
  if (!group || group.normaliser === 'none') throw new TaskFailed('There is no such group of shifts.')
  if (cursor === null) return freeze(services, groupId)
  const normalised = normalise(group.normaliser, unpackStats(group.stats as store.ShiftStats))
  const pages = normalised.refused ? [] : pagesOf(normalised.scores)
  const from = Number(cursor)
  for (const page of pages.slice(from, from + pagesPerStep)) await store.writeScores(db, groupId, page)
  const next = Math.min(from + pagesPerStep, pages.length)
  const done = countOf(pages.slice(0, next))
  const total = countOf(pages)
  if (next < pages.length) return { done, total, cursor: String(next) }
  await store.removeStale(db, groupId, normalised.refused !== null)
  await store.closeGroup(db, groupId, services.now())
  return { done, total, cursor: null }
}

const countOf = (pages: NormalisedScore[][]): number => pages.flat().reduce((sum, { students }) => sum + students, 0)

const freeze = async (services: Services, groupId: string): Promise<TaskStep> => {
  const shifts: Shift[] = []
  for (const { id } of await shiftsOf(services, groupId)) {
    shifts.push({ id, bars: await store.readBars(services.db, id) })
  }
  await store.openGroup(services.db, groupId, packStats(shifts))
  return { done: 0, total: null, cursor: '0' }
}

/** Starts the computation of a group by itself and returns the task's id. Throws 404 where there is nothing to compute. */
export const startNormalisation = async (services: Services, groupId: string): Promise<string> => {
  const group = await store.findGroup(services.db, groupId)
  if (!group || group.normaliser === 'none') throw notFound()
  return startAuditedTask(services, {
    act: { actor: null, act: 'shifts.normalised', kind: 'shift_group', itemId: groupId, title: group.title },
    kind: 'normalisation',
    userId: null,
    input: { groupId },
  })
}

const packStats = (shifts: readonly Shift[]): store.ShiftStats => ({
  shifts: shifts.map(({ id, bars }) => ({ id, bars: bars.map(({ units, students }) => [units, students]) })),
})

export const unpackStats = ({ shifts }: store.ShiftStats): Shift[] =>
  shifts.map(({ id, bars }) => ({ id, bars: bars.map(([units, students]) => ({ units, students })) }))

/**
 * Every step from a student's score to the normalised one. Throws 404 where the attempt is another student's, is not
 * scored or its test has no shifts; 403 without any part of the score before its release.
 */
export const readNormalisedOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<NormalisedResult> => {
  const scored = await store.findScored(services.db, attemptId)
  if (scored?.userId !== userId) throw notFound()
  const { release, closesAt } = await releaseOf(services, scored.testId)
  requireReleased(releasedFrom(release, { closesAt }), services.now(), scored)

  const groupId = await shiftGroupOf(services, scored.testId)
  const group = groupId && (await store.findGroup(services.db, groupId))
  if (!group) throw notFound()
  const { paper, scoreRules } = await paperOf(services, scored.versionId)
  const [shifts, outcome] = await Promise.all([
    shiftsOf(services, group.id),
    outcomeOf(services, group, { attemptId, ...scored }, scoreRules.tieRules),
  ])
  return {
    attemptId,
    title: group.title,
    rule: ruleOf(group.normaliser),
    units: scored.units,
    sections: paper.sections.map(({ id, title }) => ({ id, title })),
    shifts: shifts.map((shift) => ({ ...shift, own: shift.id === scored.testId })),
    outcome,
  }
}

type Group = NonNullable<Awaited<ReturnType<typeof store.findGroup>>>
type Scored = NonNullable<Awaited<ReturnType<typeof store.findScored>>> & { attemptId: string }

const outcomeOf = async (
  services: Services,
  group: Group,
  scored: Scored,
  tieRules: TieRule[],
): Promise<NormalisedResult['outcome']> => {
  if (!scored.ranked || scored.standing !== 'counted') return { state: 'not_counted' }
  if (group.state === 'open' || group.stats === null || group.computedAt === null) return { state: 'waiting' }
  const shifts = unpackStats(group.stats as store.ShiftStats)
  const rule = ruleOf(group.normaliser)
  const { computedAt } = group
  const row = await store.findNormalised(services.db, group.id, scored.attemptId)
  if (row?.units === scored.units) {
    const explained = explainNormalised(rule, shifts, { shiftId: scored.testId, units: scored.units })
    if (explained.refused) return { state: 'computed', computedAt, ...explained }
    const synthetic = await store.countSynthetic(
      services.db,
      shifts.map(({ id }) => id),
    )
    const { rank } = row
    return {
      state: 'computed',
      computedAt,
      ...explained,
      tiedAbove: rank - 1 - explained.above,
      tieRules,
      rank,
      synthetic,
    }
  }
  const { refused } = normalise(rule, shifts)
  // A score that changed since counts with the next computation, like one that was added since.
  return refused ? { state: 'computed', computedAt, refused } : { state: 'too_late', computedAt }
}
